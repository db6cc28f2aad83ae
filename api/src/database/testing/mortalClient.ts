import { DatabaseClosed } from '../kernel/errors.ts'
import type { EmbeddedClient, StatementTarget } from '../embedded/embeddedClient.ts'

/**
 * The same engine, seen by a process that is killed after so many statements: those that follow are never sent, and a
 * transaction that is open then is rolled back, as where the process has gone.
 */
export function mortalClient(client: EmbeddedClient, statements: number): EmbeddedClient & { isDead(): boolean } {
  let left = statements
  function live(): void {
    if (left <= 0) throw new DatabaseClosed('The process was killed.')
    left -= 1
  }
  function mortal(target: StatementTarget): StatementTarget {
    return {
      async query(...query) {
        live()
        return target.query(...query)
      },
      async exec(text) {
        live()
        return target.exec(text)
      },
    }
  }
  return {
    ...client,
    ...mortal(client),
    transaction: (work) =>
      client.transaction(async (transaction) => {
        const result = await work(mortal(transaction))
        live()
        return result
      }),
    isDead: () => left <= 0,
  }
}

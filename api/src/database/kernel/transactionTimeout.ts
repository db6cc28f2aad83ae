import { AsyncLocalStorage } from 'node:async_hooks'

const allowed = new AsyncLocalStorage<number>()

/** Does work whose transactions may take so many milliseconds: one that enters all trades of a file, say. */
export function withTransactionTimeout<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  return allowed.run(milliseconds, work)
}

/** How long a transaction may take here; `usual` where nobody has asked for more. */
export function transactionTimeoutOr(usual: number): number {
  return allowed.getStore() ?? usual
}

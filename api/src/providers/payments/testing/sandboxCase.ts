import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/kernel/database.ts'
import { preferences, users } from '../../../database/schema/accounts.ts'
import { sandboxCards, sandboxClock } from '../../../database/schema/sandbox.ts'
import { addMissingPlans } from '../../../database/queries/billing/planQueries.ts'
import { SEED_PLANS } from '../../../setup/plans.ts'
import { createKeyedHash } from '../../../kernel/keyedHash.ts'
import type { PaymentCase } from '../conformance.ts'
import type { PaymentGateway } from '../port.ts'
import { createSandbox, type Sandbox, type SandboxPorts } from '../sandbox/sandbox.ts'
import { outcomeOf } from '../sandbox/testCards.ts'

export type SandboxCase = PaymentCase & { sandbox: Sandbox }

type Options = { clock?: () => Date; onChanged?: SandboxPorts['onChanged'] }

/** The sandbox over a database of tests, its clock at `at`. Whoever becomes its customer is made a person first. */
export async function createSandboxCase(
  database: Database,
  at: Date,
  { clock = () => at, onChanged = async () => {} }: Options = {},
): Promise<SandboxCase> {
  await database.delete(sandboxClock)
  await addMissingPlans(database, SEED_PLANS)
  const hash = createKeyedHash('a secret of the tests, long enough for a key', 'sandbox')
  const sandbox = createSandbox({ database, clock, hash, publicUrl: 'http://localhost:4000', onChanged })
  const gateway: PaymentGateway = {
    ...sandbox,
    async customerOf(person) {
      await addPerson(database, person, at)
      return sandbox.customerOf(person)
    },
  }

  return {
    gateway,
    sandbox,
    confirm: (secret, card, isApproved) => confirmInSandbox(sandbox, secret, card, isApproved),
    async turn(cardId, number) {
      const outcome = outcomeOf(number) ?? ''
      await database.update(sandboxCards).set({ outcome }).where(eq(sandboxCards.id, cardId))
    },
    advance: (to) => gateway.useClock(to.toISOString()),
    events: () => null,
    async stop() {},
  }
}

/** What the sandbox's form does in the page: confirms, and answers the bank's question where `isApproved` is said. */
export async function confirmInSandbox(
  sandbox: Sandbox,
  secret: string,
  card: Parameters<PaymentCase['confirm']>[1],
  isApproved?: boolean,
): ReturnType<PaymentCase['confirm']> {
  const { status } = await sandbox.confirm(secret, chosenOf(card))
  if (status !== 'requires_action' || isApproved === undefined) return status
  return (await sandbox.confirm(secret, { isApproved })).status
}

function chosenOf(card: Parameters<PaymentCase['confirm']>[1]) {
  if (card === null) return {}
  return 'cardId' in card ? { paymentMethodId: card.cardId } : { card: { ...card, nameOnCard: 'Rose Roy' } }
}

type Person = Parameters<PaymentGateway['customerOf']>[0]

async function addPerson(database: Database, { userId, email, language }: Person, createdAt: Date): Promise<void> {
  const person = { firstName: 'Rose', lastName: 'Roy', roles: {}, planName: 'base' }
  await database
    .insert(users)
    .values({ ...person, id: userId, email, firstAuthenticationMethod: 'password', createdAt })
    .onConflictDoNothing()
  const score = { scoreFallback: 'none', scoreFiftyTwoWeeks: 0, scoreThresholds: 1 } as const
  await database
    .insert(preferences)
    .values({ ...score, userId, language, currency: 'CAD', updatedAt: createdAt })
    .onConflictDoNothing()
}

import { randomUUID } from 'node:crypto'
import type { SentInputOf } from '@palier/contract/kernel/call'
import { confirmSandboxCard, createSubscription } from '@palier/contract/billing/paymentCalls'
import { getPublicPlans, getSubscriptionInfo } from '@palier/contract/billing/subscriptionCalls'
import type { TestDatabase } from '../database/testing/createTestDatabase.ts'
import { addMember } from './addMember.ts'
import type { TestApi } from './startTestApi.ts'

type SandboxCard = NonNullable<SentInputOf<typeof confirmSandboxCard>['card']>

export const GOOD_CARD = '4242424242424242'

export function cardOf(number: string): SandboxCard {
  return { number, expirationMonth: 12, expirationYear: 2030, cvc: '123', nameOnCard: 'Ada Byron' }
}

/** A write as the client sends it: with a key of its own. */
export function keyed(key: string = randomUUID()): Record<string, string> {
  return { 'idempotency-key': key }
}

/** A member who orders and pays in the sandbox. */
export async function addPayer(testDatabase: TestDatabase, api: TestApi, planName = 'base') {
  const member = await addMember(testDatabase, api, { planName })
  const { send, userId } = member

  async function priceOf(name: string): Promise<string> {
    const { plans } = await send(getPublicPlans, {})
    return plans.find((plan) => plan.planName === name)?.paymentSystemPriceId ?? ''
  }

  const confirm = (clientSecret: string, confirmation: Omit<SentInputOf<typeof confirmSandboxCard>, 'clientSecret'>) =>
    api.clientOf().send(confirmSandboxCard, { clientSecret, ...confirmation })

  const order = async (name: string, key?: string) =>
    send(createSubscription, { priceId: await priceOf(name) }, keyed(key))

  return {
    ...member,
    priceOf,
    confirm,
    order,
    info: () => send(getSubscriptionInfo, { userId }),
    /** Has the plan, paid with this card. */
    async pay(name: string, number = GOOD_CARD) {
      const ordered = await order(name)
      await confirm(ordered.clientSecret, { card: cardOf(number) })
      return ordered
    },
  }
}

export type Payer = Awaited<ReturnType<typeof addPayer>>

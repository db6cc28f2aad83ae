import { expect, type Page } from '@playwright/test'

type Answer = { data?: unknown; errors?: unknown }

/** Asks the GraphQL door as the person who is signed in on this page. */
async function ask(page: Page, query: string, variables: object = {}): Promise<unknown> {
  const answer = await page.evaluate(async (body): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1' }
    return (await fetch('/graphql', { method: 'POST', headers, body })).json()
  }, JSON.stringify({ query, variables }))
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

type Plans = { plans: { name: string; priceId: string | null }[] }
type Ordered = { orderPlan: { clientSecret?: string; code?: string } }
type Started = { startCardSetup: { clientSecret?: string; code?: string } }
type Present = { viewer: { subscription: { plan: { name: string } } } }
type Cards = { viewer: { paymentMethods: { methods: { last4: string; isDefault: boolean }[] } } }
type Confirmed = { confirmSandboxCard: { status?: string; code?: string } }

/** Confirms a secret with the card of this number, as the provider's form would, and says yes where the bank asks. */
export type Till = (page: Page, secret: string, number: string) => Promise<void>

export const sandboxTill: Till = async (page, clientSecret, number) => {
  const confirm = async (input: object) => {
    const { confirmSandboxCard } = (await ask(
      page,
      'mutation ($input: ConfirmSandboxCardInput!) { confirmSandboxCard(input: $input) { ... on ConfirmSandboxCardPayload { status } ... on Problem { code } } }',
      { input: { clientSecret, ...input } },
    )) as Confirmed
    return confirmSandboxCard.status
  }
  const card = { number, expirationMonth: 8, expirationYear: new Date().getFullYear() + 2, cvc: '123' }
  const status = await confirm({ card: { ...card, nameOnCard: 'Marie Lévesque' } })
  if (status === 'REQUIRES_ACTION') await confirm({ isApproved: true })
}

/** Orders a plan and pays for it with this card, without the pages of the order. */
export async function payForPlan(
  page: Page,
  planName: string,
  number = '4242424242424242',
  till = sandboxTill,
): Promise<void> {
  const { plans } = (await ask(page, '{ plans { name priceId } }')) as Plans
  const priceId = plans.find(({ name }) => name === planName)?.priceId
  const { orderPlan } = (await ask(
    page,
    'mutation ($input: OrderPlanInput!) { orderPlan(input: $input) { ... on OrderPlanPayload { clientSecret } ... on Problem { code } } }',
    { input: { priceId } },
  )) as Ordered
  if (orderPlan.clientSecret === undefined) throw new Error(`the order was refused: ${orderPlan.code}`)
  await till(page, orderPlan.clientSecret, number)
  await expect(async () => {
    const { viewer } = (await ask(page, '{ viewer { subscription { plan { name } } } }')) as Present
    expect(viewer.subscription.plan.name).toBe(planName)
  }).toPass({ timeout: 15_000 })
}

/** Saves a card, which becomes the default one, without the dialog of the cards. */
export async function saveCard(page: Page, number: string, till = sandboxTill): Promise<void> {
  const { startCardSetup } = (await ask(
    page,
    'mutation { startCardSetup { ... on StartCardSetupPayload { clientSecret } ... on Problem { code } } }',
  )) as Started
  if (startCardSetup.clientSecret === undefined) throw new Error(`refused: ${startCardSetup.code}`)
  await till(page, startCardSetup.clientSecret, number)
  await expect(async () => {
    const { viewer } = (await ask(page, '{ viewer { paymentMethods { methods { last4 isDefault } } } }')) as Cards
    expect(viewer.paymentMethods.methods.find(({ isDefault }) => isDefault)?.last4).toBe(number.slice(-4))
  }).toPass({ timeout: 15_000 })
}

/** Lets the plan end with its period. */
export async function cancelPlan(page: Page): Promise<void> {
  await ask(page, 'mutation { cancelSubscription { __typename } }')
}

type Invoices = { viewer: { invoices: { edges: { node: { total: string } }[] } } }

/** The totals of what was paid so far, in cents, the newest first. */
export async function readTaken(page: Page): Promise<number[]> {
  const { viewer } = (await ask(page, '{ viewer { invoices { edges { node { total } } } } }')) as Invoices
  return viewer.invoices.edges.map(({ node }) => Math.round(Number(node.total) * 100))
}

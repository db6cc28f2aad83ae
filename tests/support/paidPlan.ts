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
type Present = { viewer: { subscription: { plan: { name: string } } } }

/** Orders a plan and pays for it with this card, without the pages of the order. */
export async function payForPlan(page: Page, planName: string, number = '4242424242424242'): Promise<void> {
  const { plans } = (await ask(page, '{ plans { name priceId } }')) as Plans
  const priceId = plans.find(({ name }) => name === planName)?.priceId
  const { orderPlan } = (await ask(
    page,
    'mutation ($input: OrderPlanInput!) { orderPlan(input: $input) { ... on OrderPlanPayload { clientSecret } ... on Problem { code } } }',
    { input: { priceId } },
  )) as Ordered
  if (orderPlan.clientSecret === undefined) throw new Error(`the order was refused: ${orderPlan.code}`)
  const card = { number, expirationMonth: 8, expirationYear: new Date().getFullYear() + 2, cvc: '123' }
  await ask(
    page,
    'mutation ($input: ConfirmSandboxCardInput!) { confirmSandboxCard(input: $input) { __typename ... on Problem { code } } }',
    { input: { clientSecret: orderPlan.clientSecret, card: { ...card, nameOnCard: 'Marie Lévesque' } } },
  )
  await expect(async () => {
    const { viewer } = (await ask(page, '{ viewer { subscription { plan { name } } } }')) as Present
    expect(viewer.subscription.plan.name).toBe(planName)
  }).toPass({ timeout: 15_000 })
}

import { expect, type Page } from '@playwright/test'
import type { Say } from '../people/newcomer.ts'

/** What the sandbox does with the numbers of its cards. */
export const TEST_CARDS = {
  paid: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  notProcessed: '4000000000000119',
  tryLater: '4000000000006975',
  asksHolder: '4000002760003184',
  held: '4000000000000077',
} as const

/** Writes a card that holds for years into the form that the page shows; the name on it is there already. */
export async function writeCard(page: Page, say: Say, number: string): Promise<void> {
  await page.getByLabel(say('card.number')).fill(number)
  await page.getByLabel(say('card.month')).selectOption('05')
  await page.getByLabel(say('card.year')).selectOption({ index: 4 })
  await page.getByLabel(say('card.cvc'), { exact: true }).fill('123')
}

/** The numbers of the invoices of the person who is signed in on this page. */
export async function readInvoices(page: Page): Promise<string[]> {
  const numbers = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1' }
    const body = JSON.stringify({ query: '{ viewer { invoices { edges { node { number } } } } }' })
    const answer = await (await fetch('/graphql', { method: 'POST', headers, body })).json()
    return answer.data.viewer.invoices.edges.map(({ node }: { node: { number: string } }) => node.number)
  })
  return numbers as string[]
}

/** The page of the plans in front of a member. */
export function createPlanPage(page: Page, say: Say) {
  const button = (id: string) => page.getByRole('button', { name: say(id), exact: true })
  const column = (title: string) => page.getByRole('listitem', { name: title, exact: true })
  return {
    button,
    column,
    place: button('order.place'),
    /** Chooses the plan of this title and goes to the second step. */
    async choose(title: string) {
      await column(title).getByRole('button').click()
      await button('order.continue').click()
    },
    /** Opens the second step of an order of the standard plan, its card still to be written. */
    async openOrder() {
      await page.goto('/subscription?plan=standard')
      await button('order.continue').click()
      await expect(page.getByRole('heading', { name: say('order.summary') })).toBeVisible()
      await page.getByLabel(say('address.province')).selectOption('QC')
    },
    /** The order has come to its end: the receipt stands. */
    async expectReceipt() {
      await expect(button('order.done.print')).toBeVisible({ timeout: 20_000 })
    },
  }
}

import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'

const say = wordsOf('fr')

test(
  'a portfolio tells its return before its value, beside a benchmark, and what changed the value [D17]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.locator('a[href^="/portfolio/"]').first().click()
    const panel = page.getByRole('region', { name: say('portfolio.view.performance'), exact: true })
    await panel.getByRole('heading', { name: say('returns.changes') }).waitFor()

    const parts = await panel
      .locator('[data-part] data')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('value'))))
    const end = parts.at(-1) ?? NaN
    expect(parts.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBeCloseTo(end, 4)
    expect(end).toBeGreaterThan(0)
    await expect(panel.locator('[data-rate-of] data')).toHaveCount(2)

    await panel.getByRole('button', { name: /XIU/ }).click()
    await expect(panel.getByText(/XIU vous devance de|Vous devancez XIU|à égalité avec XIU/)).toBeVisible()
    // All portfolios together, then one stock in them.
    const ends = panel.locator('[data-part] data').last()
    await panel.getByRole('radio', { name: say('portfolio.scope.all'), exact: true }).check({ force: true })
    await expect.poll(async () => Number(await ends.getAttribute('value'))).toBeGreaterThan(end)
    await panel.getByLabel(say('portfolio.scope.stock')).selectOption({ index: 1 })
    await expect.poll(async () => Number(await ends.getAttribute('value'))).toBeLessThan(end)
    await panel.getByRole('radio', { name: say('portfolio.span.all.name') }).check({ force: true })
    await expect(panel.getByRole('table', { name: say('returns.years') })).toBeVisible()
    await panel.getByRole('radio', { name: say('portfolio.view.value') }).check({ force: true })
    await expect(page.getByRole('region', { name: say('portfolio.overTime') })).toBeVisible()
  },
)

test(
  'the page of a stock tells what it returned to its holder, and how the gain came about [D17]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.locator('a[href^="/portfolio/"]').first().click()
    await page.waitForURL('**/portfolio/*')
    // The row opens the lots of a stock, and their heading leads to its page.
    await page.locator('[data-row] button[data-open]').first().click()
    await page.getByRole('dialog').locator('a[href^="/stock/"]').click()
    // A journey saves data: what is far down comes once somebody gets there.
    await page.getByRole('region', { name: say('objective.title'), exact: true }).scrollIntoViewIfNeeded()
    const panel = page.getByRole('region', { name: say('stockReturn.title'), exact: true })
    const gain = panel.locator('[data-figure="stockGain"]')
    const total = Number(await gain.locator('data').getAttribute('value'))
    const parts = await panel
      .locator('data[data-amount]')
      .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('value'))))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 4)
    await gain.click()
    await expect(page.getByText(say('stockReturn.rule'))).toBeVisible()
  },
)

test(
  'income: the bars of a year are its calendar and its total, with the tax withheld, also as a table [D17]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.locator('a[href^="/portfolio/"]').first().click()
    await page.waitForURL('**/portfolio/*')
    await addDividends(page)
    await page.reload()
    await page.getByRole('radio', { name: say('portfolio.view.income'), exact: true }).check({ force: true })
    const panel = page.getByRole('region', { name: say('portfolio.view.income'), exact: true })
    await panel.getByRole('heading', { name: say('income.coming') }).waitFor()

    const sumOf = async (cells: string, attribute: string) =>
      (
        await panel
          .locator(cells)
          .evaluateAll((all, name) => all.map((one) => Number(one.getAttribute(name))), attribute)
      ).reduce((sum, amount) => sum + amount, 0)
    const year = new Date().getFullYear()
    expect(await sumOf('[data-received]', 'data-received')).toBeGreaterThan(0)
    expect(await sumOf('[data-expected]', 'data-expected')).toBeCloseTo(
      await sumOf(`li[data-date^="${year}"] data`, 'value'),
      4,
    )
    await expect(panel.locator('[data-withheld]')).toContainText(/\d,\d\d/)
    await panel.getByRole('button', { name: say('portfolio.overTime.table') }).click()
    await expect(panel.getByRole('table', { name: /Par mois/ }).getByRole('row')).toHaveCount(14)
    await panel.getByRole('radio', { name: say('income.scope.all') }).check({ force: true })
    await expect(panel.getByRole('heading', { name: say('income.accounts') })).toBeVisible()
  },
)

test(
  'the payments to come are a calendar by a secret address, which ends when one says so [D17]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.locator('a[href^="/portfolio/"]').first().click()
    await page.getByRole('radio', { name: say('portfolio.view.income'), exact: true }).check({ force: true })
    await page.getByRole('button', { name: say('income.calendar') }).click()
    const dialog = page.getByRole('dialog', { name: say('income.calendar.title') })
    await dialog.getByRole('button', { name: say('income.calendar.create') }).click()
    const address = (await dialog.getByRole('status', { name: say('income.calendar.secret') }).textContent()) ?? ''
    // The simulated exchange declares dividends: the calendar is not empty.
    const read = await page.request.get(address)
    expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*STATUS:CONFIRMED/)
    await dialog.getByRole('button', { name: say('income.calendar.done') }).click()

    await page.getByRole('button', { name: say('income.calendar') }).click()
    await dialog.getByRole('button', { name: say('income.calendar.end') }).click()
    await expect(dialog).toHaveCount(0)
    expect((await page.request.get(address)).status()).toBe(404)
  },
)

/** A dividend a month, a part of it withheld, for the first stock of the portfolio that the page shows. */
async function addDividends(page: Page): Promise<void> {
  async function ask<Data>(query: string, variables: object): Promise<Data> {
    const headers = { 'x-graphql-yoga-csrf': '1', accept: 'application/json' }
    const answer = await page.request.post('/graphql', { headers, data: { query, variables } })
    return ((await answer.json()) as { data: Data }).data
  }
  const { viewer } = await ask<{ viewer: { portfolio: { id: string; stocks: { stock: { id: string } }[] } } }>(
    'query($portfolioId: String!) { viewer { portfolio(portfolioId: $portfolioId) { id stocks { stock { id } } } } }',
    { portfolioId: new URL(page.url()).pathname.split('/').at(-1) },
  )
  const { id: portfolioId, stocks } = viewer.portfolio
  const today = new Date()
  for (const back of [13, 5, 4, 3, 2, 1]) {
    const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back, 15)).toISOString().slice(0, 10)
    const facts = { date, gross: '12.50', withheld: '1.88', note: '' }
    const input = { portfolioId, stockId: stocks[0]?.stock.id, kind: 'INCOME', facts }
    const { written } = await ask<{ written: { __typename: string } }>(
      'mutation($input: CreateBookEventInput!) { written: createBookEvent(input: $input) { __typename } }',
      { input },
    )
    expect(written.__typename).toBe('CreateBookEventPayload')
  }
}

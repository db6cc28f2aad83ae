import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { stockIdOf } from '../../../api/src/services/market/stockId.ts'
import { wordsOf } from '../../support/people/newcomer.ts'

const say = wordsOf('en')
const ROWS = '[data-ledger-row]'
const press = (place: Page | Locator, id: string) =>
  place
    .getByRole('button', { name: say(id), exact: true })
    .last()
    .click()

async function openTransactions(page: Page): Promise<Locator> {
  await page.locator('a[href^="/portfolio/"]').first().click()
  await page.locator('[data-figure=headTotal]').waitFor()
  await press(page, 'portfolio.more')
  await page.getByRole('menuitem', { name: say('portfolio.transactions') }).click()
  const dialog = page.getByRole('dialog', { name: /^Transactions of/ })
  await dialog.locator(ROWS).first().waitFor()
  return dialog
}

/** By its tile, which may stand behind the most frequent ones. */
async function chooseKind(form: Locator, kind: string): Promise<void> {
  const tile = form.getByRole('radio', { name: say(`event.kind.${kind}`), exact: true })
  await form.getByRole('radio').first().waitFor()
  if (!(await tile.isVisible())) await form.getByRole('button', { name: /^Show .* more types?$/ }).click()
  await tile.check()
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`transactions on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      'trades and events are one list: money is added, found by its kind, changed and taken out [LOT-03] [D17]',
      { tag: '@whole' },
      async ({ page, enterAsGuest }) => {
        await enterAsGuest('en')
        const ledger = await openTransactions(page)
        const before = await ledger.locator(ROWS).count()

        await press(ledger, 'ledger.addOne')
        const form = page.getByRole('dialog', { name: say('event.add.account') })
        await form.getByLabel(say('event.field.gross')).fill('2500')
        await press(form, 'event.add.save')
        await expect(form).toHaveCount(0)
        await expect(ledger.locator(ROWS)).toHaveCount(before + 1)
        await expect(ledger.locator(ROWS).first()).toContainText('+$2,500.00')
        for (const row of await ledger.locator(ROWS).all()) {
          expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44)
        }

        await ledger.getByRole('radio', { name: say('ledger.group.CASH') }).check({ force: true })
        await expect(ledger.locator(ROWS)).toHaveCount(1)
        await ledger.locator(ROWS).getByRole('button').first().click()
        const deposit = page.getByRole('dialog', { name: say('event.edit.account') })
        await press(deposit, 'event.delete')
        await press(page.getByRole('alertdialog'), 'event.undo.no')
        await press(deposit, 'portfolio.cancel')
        await ledger
          .locator(ROWS)
          .getByRole('button', { name: /^Undo: Deposit/ })
          .click()
        const question = page.getByRole('alertdialog', { name: say('event.undo.title') })
        await expect(question).toContainText('$2,500.00 paid in no longer counts')
        await press(question, 'event.undo.yes')
        await expect(ledger.locator(ROWS)).toHaveCount(0)
        await expect(ledger.getByText(say('ledger.none'))).toBeVisible()

        await ledger.getByRole('radio', { name: say('ledger.group.TRADES') }).check({ force: true })
        await ledger.locator(ROWS).first().getByRole('button').click()
        await expect(page.getByRole('dialog', { name: /^Edit .* lot$/ })).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      },
    )
  })
}

test(
  'shares are transferred in kind to another portfolio, stand in both lists, and come back [LOT-03] [D17]',
  { tag: ['@whole'] },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest('en')
    await page.locator('a[href^="/portfolio/"]').first().click()
    await page.locator('[data-figure=headTotal]').waitFor()
    const opener = page.getByRole('button', { name: /, show lots$/ }).first()
    const symbol = ((await opener.getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
    await opener.click()
    await press(page, 'event.addOne')
    const form = page.getByRole('dialog', { name: say('event.add').replace('{symbol}', symbol) })
    await chooseKind(form, 'TRANSFER')
    const options = form.getByLabel(say('event.destination'), { exact: true }).locator('option')
    const name = (await options.nth(1).textContent()) ?? ''
    await form.getByLabel(say('event.destination'), { exact: true }).selectOption({ index: 1 })
    await form.getByLabel(say('event.field.quantity')).fill('1')
    const value = form.getByLabel(say('event.field.perShare.TRANSFER'))
    if (await value.isVisible()) await value.fill('100')
    await press(form, 'event.add.save')
    await expect(form).toHaveCount(0)
    const row = page.getByRole('button', { name: new RegExp(`^Edit: .* Transfer in kind .* to ${name}`) })
    await expect(row).toBeVisible()

    await page.goto('/')
    await page.locator('a[href^="/portfolio/"]').filter({ hasText: name }).first().click()
    await page.locator('[data-figure=headTotal]').waitFor()
    await press(page, 'portfolio.more')
    await page.getByRole('menuitem', { name: say('portfolio.transactions') }).click()
    const ledger = page.getByRole('dialog', { name: /^Transactions of/ })
    await ledger.getByRole('radio', { name: say('ledger.group.TRANSFERS') }).check({ force: true })
    await expect(ledger.locator(ROWS)).toHaveCount(1)
    await ledger.getByRole('button', { name: /^Undo: Transfer in kind/ }).click()
    await press(page.getByRole('alertdialog'), 'event.undo.yes')
    await expect(ledger.locator(ROWS)).toHaveCount(0)
  },
)

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`a split on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      'a split of the market data is entered once for all accounts, from wherever it is told, and undone [LOT-03] [D17]',
      { tag: ['@whole'] },
      async ({ page, enterAsGuest }) => {
        await enterAsGuest('en')
        await holdBeforeSplit(page)
        const card = page.locator('[data-split-card]')
        for (const path of ['/', `/stock/${SPLIT_STOCK}`]) {
          await page.goto(path)
          await expect(card).toContainText('2 for 1 on Nov 3, 2026')
          await expect(card).toContainText('Your 2 accounts: 30 → 60 shares.')
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        }
        await page.goto('/')
        await page.locator('a[href^="/portfolio/"]').first().click()
        await page.locator('[data-figure=headTotal]').waitFor()
        await expect(card).toBeVisible()
        const holding = page.getByRole('button', { name: /^FSV.*, show lots$/ })
        const enter = card.getByRole('button', { name: 'Record it in all 2 accounts' })
        await enter.click()
        await expect(card).toHaveCount(0)
        await press(page, 'split.undo')
        await enter.click()
        await expect(card).toHaveCount(0)
        await holding.click()
        await expect(page.getByRole('dialog')).toContainText('2 new shares for 1, 20 held after it')
        await page.keyboard.press('Escape')
        await page.reload()
        await expect(holding).toBeVisible()
        await expect(card).toHaveCount(0)
      },
    )
  })
}

const SPLIT_STOCK = stockIdOf('FSV:XTSE')

/** Ten and twenty shares in the first two portfolios, bought before the split of November 2026. */
async function holdBeforeSplit(page: Page): Promise<void> {
  const ask = async (query: string, variables: object) => {
    const headers = { 'x-graphql-yoga-csrf': '1' }
    const answer = await page.request.post('/graphql', { headers, data: { query, variables } })
    return (await answer.json()) as { data: { viewer: { portfolios: { id: string }[] } } }
  }
  const { data } = await ask('{ viewer { portfolios { id } } }', {})
  const stockId = Buffer.from(`Stock:${SPLIT_STOCK}`).toString('base64')
  for (const [at, { id: portfolioId }] of data.viewer.portfolios.slice(0, 2).entries()) {
    const lot = { portfolioId, stockId, type: 'BUY', date: '2026-03-02', quantity: `${(at + 1) * 10}`, price: '300' }
    await ask('mutation($input: CreateLotInput!) { createLot(input: $input) { __typename } }', {
      input: { ...lot, note: '', isNewStock: true },
    })
  }
}

test.describe('exchange of currency', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test(
    'money of one currency for money of another is told in one row, and its gain in the year report [D17]',
    { tag: ['@whole'] },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest('en')
      const ledger = await openTransactions(page)
      await press(ledger, 'ledger.addOne')
      const form = page.getByRole('dialog', { name: say('event.add.account') })
      await chooseKind(form, 'CURRENCY_EXCHANGE')
      await form.getByLabel(say('event.field.gross.CURRENCY_EXCHANGE')).fill('6800')
      await expect(form.getByRole('button', { name: say('event.add.save') })).toBeDisabled()
      await form.getByLabel(say('event.field.counterAmount')).fill('5000')
      await press(form, 'event.add.save')
      await expect(form).toHaveCount(0)
      const row = ledger.locator(ROWS).first()
      await expect(row).toContainText('−$6,800.00')
      await expect(row).toContainText('$1.36 for 1 USD')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await page.goto('/costBase')
      await expect(page.getByRole('heading', { name: say('costBase.foreignCash') })).toBeVisible()
    },
  )
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`cash on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport })
    test(
      'cash follows the transactions from a balance on, is held against the broker’s, and is by hand again [D17]',
      { tag: ['@whole'] },
      async ({ page, enterAsGuest }) => {
        await enterAsGuest('en')
        await page.locator('a[href^="/portfolio/"]').first().click()
        const cash = page.locator('[data-figure=headCash]')
        const byHand = await cash.textContent()
        await press(page, 'portfolio.cash.follow')
        const follow = page.getByRole('dialog', { name: say('cash.follow') })
        await follow.getByLabel(say('cash.opening.amount').replace('{currency}', 'CAD')).fill('1000')
        await follow.getByLabel(say('cash.opening.amount').replace('{currency}', 'USD')).fill('-20')
        await press(follow, 'cash.follow.save')
        await expect(follow).toHaveCount(0)
        await expect(page.getByText('$1,000.00 · −US$20.00')).toBeVisible()

        await press(page, 'portfolio.cash.reconcile')
        const compare = page.getByRole('dialog', { name: say('cash.reconcile') })
        const save = compare.getByRole('button', { name: say('cash.adjust') })
        await expect(save).toBeDisabled()
        await compare.getByLabel(say('cash.told').replace('{currency}', 'CAD')).fill('1000')
        await expect(compare.getByText(say('cash.agrees'))).toBeVisible()
        await compare.getByLabel(say('cash.told').replace('{currency}', 'USD')).fill('0')
        await expect(compare.getByText('Difference: +US$20.00')).toBeVisible()
        await save.click()
        await expect(compare).toHaveCount(0)
        await expect(page.getByText('$1,000.00 · US$0.00')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)

        await press(page, 'portfolio.cash.reconcile')
        await press(compare, 'cash.stop')
        await expect(cash).toHaveText(byHand ?? '')
      },
    )
  })
}

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`another stock on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport })

    test(
      'shares become those of another stock with their cost, and come back [LOT-03] [D17]',
      { tag: ['@whole'] },
      async ({ page, enterAsGuest }) => {
        await enterAsGuest('en')
        await holdBeforeSplit(page)
        await page.goto('/')
        await page.locator('a[href^="/portfolio/"]').first().click()
        await page.locator('[data-figure=headTotal]').waitFor()
        await page.getByRole('button', { name: /^FSV.*, show lots$/ }).click()
        await press(page, 'event.addOne')
        const form = page.getByRole('dialog', { name: say('event.add').replace('{symbol}', 'FSV') })
        await chooseKind(form, 'EXCHANGE')
        await expect(form.getByLabel(say('event.field.quantity.conversion'))).toHaveValue('10')
        await form.getByRole('combobox', { name: say('search.stock') }).fill('DSG')
        await page.getByRole('option').filter({ hasText: 'DSG' }).first().click()
        await expect(form.getByText('DSG', { exact: true })).toBeVisible()
        await form.getByLabel(say('event.field.numerator')).fill('3')
        await form.getByLabel(say('event.field.denominator')).fill('4')
        await form.getByLabel(say('event.treatment')).selectOption('sale')
        await expect(form.getByLabel(say('event.field.gross.EXCHANGE'))).toBeVisible()
        await form.getByLabel(say('event.treatment')).selectOption('rollover')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        await press(form, 'event.add.save')
        await expect(form).toHaveCount(0)
        await expect(page.getByRole('dialog')).toContainText('3 DSG for 4, 7.5 held after it, at the same cost')
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: /^DSG.*, show lots$/ }).click()
        await expect(page.getByRole('dialog')).toContainText('3 DSG for 4')
        await page.keyboard.press('Escape')

        await press(page, 'portfolio.more')
        await page.getByRole('menuitem', { name: say('portfolio.transactions') }).click()
        const ledger = page.getByRole('dialog', { name: /^Transactions of/ })
        await ledger.getByRole('radio', { name: say('ledger.group.SPLITS') }).check({ force: true })
        await expect(ledger.locator(ROWS)).toHaveCount(1)
        await ledger.getByRole('button', { name: /^Undo: Share exchange/ }).click()
        await expect(page.getByRole('alertdialog')).toContainText('10 old shares come back at their cost')
        await press(page.getByRole('alertdialog'), 'event.undo.yes')
        await expect(ledger.locator(ROWS)).toHaveCount(0)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: /^DSG.*, show lots$/ })).toHaveCount(0)
      },
    )

    test(
      'Norbert’s gambit: a journal to the other listing asks for the rate, and carries the cost [LOT-03] [D17]',
      { tag: ['@whole'] },
      async ({ page, enterAsGuest }) => {
        await enterAsGuest('en')
        await holdBeforeSplit(page)
        await page.goto('/')
        await page.locator('a[href^="/portfolio/"]').first().click()
        await page.locator('[data-figure=headTotal]').waitFor()
        await page.getByRole('button', { name: /^FSV.*, show lots$/ }).click()
        await press(page, 'event.addOne')
        const form = page.getByRole('dialog', { name: say('event.add').replace('{symbol}', 'FSV') })
        await chooseKind(form, 'SYMBOL_CHANGE')
        const rate = form.getByLabel(say('event.field.fxRateToCad').replace('{currency}', 'USD'))
        await expect(rate).toHaveCount(0)
        await form.getByRole('combobox', { name: say('search.stock') }).fill('SHOP')
        await page.getByRole('option').filter({ hasText: 'USD' }).first().click()
        await expect(form.getByText(say('event.outcome.JOURNAL'))).toBeVisible()
        await expect(form.getByRole('button', { name: say('event.add.save'), exact: true })).toBeDisabled()
        await rate.fill('1.4')
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        await press(form, 'event.add.save')
        await expect(form).toHaveCount(0)
        await expect(page.getByRole('dialog')).toContainText('10 shares go on as SHOP')
      },
    )
  })
}

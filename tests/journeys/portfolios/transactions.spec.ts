import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
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

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`transactions on a screen of ${viewport.width} pixels`, () => {
    test.use({ viewport })

    const tag = viewport.width === 390 ? ['@whole'] : []
    test(
      'LOT-03 D17 trades and events are one list: money is added, found by its kind, changed and taken out',
      { tag },
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
  'LOT-03 D17 shares are transferred in kind to another portfolio, stand in both lists, and come back',
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
    await form.getByLabel(say('event.kind'), { exact: true }).selectOption('TRANSFER')
    const options = form.getByLabel(say('event.destination'), { exact: true }).locator('option')
    const name = (await options.nth(1).textContent()) ?? ''
    await form.getByLabel(say('event.destination'), { exact: true }).selectOption({ index: 1 })
    await form.getByLabel(say('event.field.quantity')).fill('1')
    const value = form.getByLabel(say('event.field.perShare.TRANSFER'))
    if (await value.isVisible()) await value.fill('100')
    await press(form, 'event.add.save')
    await expect(form).toHaveCount(0)
    const row = page.getByRole('button', { name: new RegExp(`^Edit: Transfer in kind .* to ${name}`) })
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

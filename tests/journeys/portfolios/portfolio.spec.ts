import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { expectSumsToHold } from '../../support/pages/portfolioPage.ts'

const say = wordsOf('fr')
const rows = (page: Page) => page.locator('[data-row]')
const press = (place: Page | Locator, id: string) =>
  place
    .getByRole('button', { name: say(id), exact: true })
    .first()
    .click()
const field = (place: Page | Locator, id: string) => place.getByLabel(say(id), { exact: true })

interface Lot {
  kind?: 'BUY' | 'SELL'
  date?: string
  quantity?: string
  price?: string
}

async function writeLot(dialog: Locator, { kind, date, quantity, price }: Lot) {
  if (kind) await dialog.getByRole('radio', { name: say(`lot.type.${kind}`), exact: true }).check({ force: true })
  if (date) await field(dialog, 'lot.date').fill(date)
  if (quantity) await field(dialog, 'lot.quantity').fill(quantity)
  if (price) await field(dialog, 'lot.price').fill(price)
}

async function makePortfolio(page: Page, name: string, owner = 'SELF') {
  await press(page, 'overview.add')
  const form = page.getByRole('form', { name: say('overview.add') })
  await field(form, 'portfolio.name').fill(name)
  await field(form, 'portfolio.owner').selectOption(owner)
  await press(form, 'overview.create')
  const card = page.getByRole('article', { name, exact: true })
  await expect(card).toBeVisible()
  await expect(card.getByText(say('portfolio.ofSpouse'))).toHaveCount(owner === 'SPOUSE' ? 1 : 0)
}

async function addStock(page: Page, text: string, lot: Lot) {
  await press(page, 'portfolio.add')
  const dialog = page.getByRole('dialog', { name: say('portfolio.add') })
  await dialog.getByRole('combobox').fill(text)
  await dialog.getByRole('option').first().click()
  await writeLot(dialog, lot)
  await press(dialog, 'lot.add.save')
  await expect(dialog).toHaveCount(0)
}

test.describe('a portfolio on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('is filled, mended and emptied lot by lot [GEN-04] [PORT-04] [LOT-03] [LOT-05] [LOT-06] [LOT-07] [LOT-14] [OBJ-06]', async ({
    page,
    enterAsGuest,
  }) => {
    test.slow()
    await enterAsGuest()
    await makePortfolio(page, 'Conjoint', 'SPOUSE')
    await makePortfolio(page, 'Essai')
    await page.getByRole('link', { name: 'Essai', exact: true }).click()
    await addStock(page, 'RY', { date: '2025-03-03', quantity: '10', price: '100' })
    await expect(rows(page)).toHaveCount(1)

    await page.locator('button[data-open]').click()
    const lots = page.getByRole('dialog').filter({ has: page.getByRole('table') })
    const form = page.getByRole('dialog').filter({ has: field(page, 'lot.quantity') })
    const lines = lots.locator('[data-lot]')
    await expect(lines).toHaveCount(1)
    for (const lot of [
      { date: '2025-04-01', quantity: '5', price: '110,50' },
      { kind: 'SELL', date: '2025-05-05', quantity: '4', price: '120' },
    ] as const) {
      await press(lots, 'lot.addOne')
      await writeLot(form.last(), lot)
      await press(form.last(), 'lot.add.save')
    }
    await expect(lines).toHaveCount(3)

    await press(lots, 'lot.addOne')
    await writeLot(form.last(), { kind: 'SELL', date: '2025-05-06', quantity: '100', price: '120' })
    await press(form.last(), 'lot.add.save')
    await expect(form.last().getByText(/Vente de 100 le 6 mai 2025.*11 actions sont détenues/)).toBeVisible()
    await writeLot(form.last(), { quantity: '2' })
    await press(form.last(), 'lot.add.save')
    await expect(lines).toHaveCount(4)

    await lots.getByRole('button', { name: /Achat de 5 / }).click()
    await writeLot(form.last(), { quantity: '6' })
    await press(form.last(), 'portfolio.save')
    await expect(lots.getByRole('button', { name: /Achat de 6 / })).toBeVisible()
    await lots.getByRole('button', { name: /Vente de 2 / }).click()
    await press(form.last(), 'lot.delete')
    const question = page.getByRole('alertdialog')
    await page.keyboard.press('Escape')
    await expect(question).toBeVisible()
    await press(question, 'lot.delete.yes')
    await expect(lines).toHaveCount(3)

    await press(lots, 'objective.title')
    const objective = page.getByRole('dialog', { name: /^Objectif pour/ })
    await objective.getByRole('radio', { name: say('objective.kind.SHARE_COUNT') }).check()
    await field(objective, 'objective.target').fill('40')
    await press(objective, 'portfolio.save')
    await expect(objective).toHaveCount(0)
    await page.locator('button[data-open]').click()
    await press(lots, 'objective.title')
    await expect(objective.getByRole('progressbar')).toBeVisible()
    await press(objective, 'objective.delete')
    await expect(objective).toHaveCount(0)
  })

  test(
    'adds up in both currencies, loses a stock to another, and is deleted [DASH-12] [PORT-05] [PORT-16] [PORT-21] [PORT-23]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      test.slow()
      await enterAsGuest()
      await makePortfolio(page, 'Essai')
      await press(page, 'amounts.hide')
      await expect(page.locator('html')).toHaveAttribute('data-amounts-hidden', '')
      await page.getByRole('link', { name: 'Essai', exact: true }).click()
      // What was hidden on the dashboard is shown again where it is looked at.
      await expect(page.getByRole('button', { name: say('amounts.hide'), pressed: true })).toBeVisible()
      await press(page, 'amounts.hide')
      await expect(page.locator('html')).not.toHaveAttribute('data-amounts-hidden')
      await addStock(page, 'RY', { date: '2025-03-03', quantity: '10', price: '100' })
      await addStock(page, 'AAPL', { date: '2025-03-04', quantity: '7', price: '155,55' })
      await expect(rows(page)).toHaveCount(2)
      await press(page, 'portfolio.cash.edit')
      await field(page, 'portfolio.cash.amount').fill('1250,50')
      await page.keyboard.press('Enter')
      await expect(page.locator('[data-figure=headCash]')).toHaveAttribute('value', '1250.5')
      await expectSumsToHold(page, 'fr', 'CAD')

      await press(page, 'portfolio.more')
      await page.getByRole('menuitem', { name: say('portfolio.edit') }).click()
      const edit = page.getByRole('dialog', { name: say('portfolio.edit') })
      await field(edit, 'portfolio.name').fill('Américain')
      await field(edit, 'portfolio.currency').selectOption('USD')
      await field(edit, 'portfolio.owner').selectOption('SPOUSE')
      await press(edit, 'portfolio.save')
      await expect(page.getByRole('heading', { name: 'Américain', level: 1 })).toBeVisible()
      await expect(page.locator('[data-rate=CAD]')).toBeVisible()
      await expectSumsToHold(page, 'fr', 'USD')
      await press(page, 'portfolio.more')
      await page.getByRole('menuitem', { name: say('portfolio.edit') }).click()
      await expect(field(edit, 'portfolio.owner')).toHaveValue('SPOUSE')
      await press(edit, 'portfolio.cancel')

      await page.getByRole('button', { name: /^AAPL/ }).click()
      const lots = page.getByRole('dialog', { name: /Apple/ })
      await press(lots, 'portfolio.move')
      const move = page.getByRole('dialog', { name: 'Déplacer AAPL' })
      await field(move, 'portfolio.move.to').selectOption({ index: 1 })
      await press(move, 'portfolio.move')
      await expect(rows(page)).toHaveCount(1)

      await press(page, 'portfolio.more')
      await page.getByRole('menuitem', { name: say('portfolio.delete') }).click()
      const question = page.getByRole('alertdialog')
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await page.mouse.click(5, 5)
      await expect(question).toBeVisible()
      await press(question, 'portfolio.delete.yes')
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('article', { name: 'Américain', exact: true })).toHaveCount(0)
    },
  )
})

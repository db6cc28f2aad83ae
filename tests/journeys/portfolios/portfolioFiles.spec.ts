import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { overrunsOn } from '../../support/faults/overruns.ts'
import { expectSumsToHold } from '../../support/pages/portfolioPage.ts'

const say = wordsOf('en')
const french = wordsOf('fr')
const press = (page: Page, id: string) =>
  page
    .getByRole('button', { name: say(id), exact: true })
    .last()
    .click()

const OWN_FILE = `date,type,symbol,exchange,quantity,price,note
2025-02-03,buy,SHOP,XTSE,12,100.50,first
2025-03-03,sell,SHOP,XTSE,2,110,
2025-02-04,buy,MSFT,XNAS,3,400,
`
const SCHWAB_FILE = `"Date","Action","Symbol","Description","Quantity","Price","Fees & Comm","Amount"
"03/04/2025","Buy","AAPL","APPLE INC","5","$150.00","$4.95","-$754.95"
"02/03/2025","Cash Dividend","AAPL","APPLE INC","","","","$1.20"
`

const TD_FILE = `As of Date,2025-09-26
Account,TD Direct Investing - example
Trade Date,Settle Date,Description,Action,Quantity,Price,Commission,Net Amount,Security Type,Currency
3 Feb 2025,5 Feb 2025,MICROSOFT CORP,BUY,3,400.00,9.99,-1209.99,Equities,USD
3 Mar 2025,3 Mar 2025,MICROSOFT CORP,DIV,,,,2.25,Equities,USD
4 Mar 2025,4 Mar 2025,CONTRIBUTION,CONT,,,,500.00,Cash,USD
`

// Shares of another broker, some of which were sold later, and those that came from a company that was held.
const MOVED_FILE = [
  'Transaction Date,Settlement Date,Action,Symbol,Description,Quantity,Price,Gross Amount,Commission,Net Amount,Currency,Account #,Activity Type,Account Type',
  ...[
    'TFI,FTS.TO,FROM ANOTHER BROKER,30,0,0,0,0',
    'DIS,SLF.TO,SPIN-OFF,25,0,0,0,0',
    'MGR,MFC.TO,MERGER,-5,0,0,0,0',
  ].map((row) => `2025-03-03 12:00:00 AM,2025-03-03 12:00:00 AM,${row},CAD,1,Other,Margin`),
  '2025-07-02 12:00:00 AM,2025-07-04 12:00:00 AM,Sell,FTS.TO,FORTIS,-10,70,700,0,700,CAD,1,Trades,Margin',
].join('\n')

async function openFirstPortfolio(page: Page) {
  await page.locator('a[href^="/portfolio/"]').first().click()
  await page.locator('[data-figure=headTotal]').waitFor()
}

async function send(page: Page, name: string, text: string) {
  await press(page, 'portfolio.import')
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

test.describe('files of a portfolio', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('takes a file in, takes it back, and writes one that is read again [PORT-02] [PORT-12]', async ({
    page,
    enterAsGuest,
  }) => {
    test.slow()
    await enterAsGuest('en')
    await openFirstPortfolio(page)
    await expectSumsToHold(page, 'en', 'CAD')
    const before = await page.locator('[data-row]').count()

    await send(page, 'trades.txt', OWN_FILE)
    await expect(page.getByText(say('import.notCsv'))).toBeVisible()
    await page.locator('input[type=file]').setInputFiles({
      name: 'schwab.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(SCHWAB_FILE),
    })
    await press(page, 'import.check')
    await expect(page.getByText(/Charles Schwab/)).toBeVisible()
    await page.getByRole('button', { name: 'Import 2 rows' }).click()
    await expect(page.getByText(/^2 entries imported/)).toBeVisible()
    await press(page, 'import.undo')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('[data-row]')).toHaveCount(before)

    await send(page, 'own.csv', OWN_FILE)
    await press(page, 'import.check')
    await page.getByRole('button', { name: 'Import 3 rows' }).click()
    await expect(page.getByText(/^3 entries imported/)).toBeVisible()
    await press(page, 'alerts.close')
    const written = page.waitForEvent('download')
    await press(page, 'portfolio.more')
    await page.getByRole('menuitem', { name: say('portfolio.export') }).click()
    const csv = readFileSync(await (await written).path(), 'utf8')
    expect(csv).toContain('2025-03-03,sell,SHOP,XTSE,2,110')

    // All of it is known when it comes back.
    await send(page, 'again.csv', csv)
    await press(page, 'import.check')
    await expect(page.getByText(say('import.reason.duplicate')).first()).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Accepted/ })).toHaveCount(0)
    await page.keyboard.press('Escape')

    await press(page, 'portfolio.more')
    await page.getByRole('menuitem', { name: say('portfolio.costBase') }).click()
    await expect(page.getByRole('heading', { name: /^Adjusted cost base/, level: 1 })).toBeVisible()

    // On a sheet of letter paper within its margins.
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 720, height: 960 })
    await expect.poll(() => overrunsOn(page)).toEqual([])
  })

  test(
    'asks once which stocks the names of a file without symbols are [PORT-12]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest('en')
      await openFirstPortfolio(page)
      await send(page, 'td.csv', TD_FILE)
      await press(page, 'import.check')
      await expect(page.getByText(/gives a stock by its name alone/)).toBeVisible()
      await page.getByLabel('MICROSOFT CORP').fill('nosuch')
      await press(page, 'import.names.read')
      await expect(page.getByText(say('import.names.unknown'))).toBeVisible()
      await page.getByLabel('MICROSOFT CORP').fill('MSFT')
      await press(page, 'import.names.read')
      await expect(page.getByLabel('MICROSOFT CORP')).toHaveCount(0)
      await page.getByRole('button', { name: 'Import 3 rows' }).click()
      await expect(page.getByText(/^3 entries imported/)).toBeVisible()
      await press(page, 'alerts.close')

      // The next file of this kind needs no answer.
      await send(page, 'td.csv', TD_FILE.replaceAll('2025', '2024'))
      await press(page, 'import.check')
      await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeVisible()
      await expect(page.getByLabel('MICROSOFT CORP')).toHaveCount(0)
    },
  )
})

test.describe('what a file leaves to be completed', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  const confirm = (page: Page) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('portfolio.import'), exact: true })
      .click()
  const listOf = (page: Page) => page.getByRole('list', { name: say('incomplete.title') })
  const complete = (page: Page, event: string) =>
    listOf(page)
      .getByRole('button', { name: `Complete: ${event}` })
      .click()

  test(
    'a transfer is kept without its cost, completed from the result, and the file then brings the rest [D27]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest('en')
      await openFirstPortfolio(page)
      await send(page, 'moved.csv', MOVED_FILE)
      await press(page, 'import.check')
      await expect(page.getByRole('radio', { name: 'To complete 3' })).toBeVisible()
      await expect(page.getByText(/^More than is held until line 2 is completed/)).toBeVisible()
      await confirm(page)
      await complete(page, 'Transfer in from elsewhere FTS')
      await page.getByLabel(say('event.field.gross.TRANSFER_IN')).fill('1500')
      await press(page, 'event.add.save')
      await expect(listOf(page).getByRole('listitem')).toHaveCount(2)
      await press(page, 'alerts.close')
      await expect(page.getByText('2 events from your files are to be completed.')).toBeVisible()
      await expectSumsToHold(page, 'en', 'CAD')

      await send(page, 'moved.csv', MOVED_FILE)
      await press(page, 'import.check')
      await expect(page.getByRole('radio', { name: 'Duplicate 3' })).toBeVisible()
      await page.getByRole('button', { name: 'Import 1 row' }).click()
      await expect(page.getByText(/^1 entry imported/)).toBeVisible()
    },
  )

  test(
    'the rest is reached on a phone: a spin-off with its parent and its share of the cost, and what is dismissed [D27]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest('en')
      await openFirstPortfolio(page)
      await send(page, 'moved.csv', MOVED_FILE)
      await press(page, 'import.check')
      await confirm(page)
      await expect(listOf(page)).toBeVisible()
      await press(page, 'alerts.close')

      await page.setViewportSize({ width: 390, height: 844 })
      await press(page, 'incomplete.open')
      await complete(page, 'Spin-off SLF')
      const dialog = page.getByRole('dialog', { name: 'Complete an event for SLF' })
      await expect(dialog.getByText('The file says: “SPIN-OFF”')).toBeVisible()
      await dialog.getByRole('combobox', { name: say('search.stock') }).fill('RY')
      await page
        .getByRole('option', { name: /Royal Bank/ })
        .first()
        .click()
      // Shares of the parent that are held are those that the others came for.
      await expect(dialog.getByLabel(say('event.field.quantity.conversion'))).toHaveValue('60')
      await dialog.getByLabel(say('event.field.costShare')).fill('12.5')
      await press(page, 'event.add.save')
      await expect(listOf(page).getByRole('listitem')).toHaveCount(2)
      await listOf(page).getByRole('button', { name: 'Dismiss: Share exchange or merger MFC' }).click()
      await expect(listOf(page).getByRole('listitem')).toHaveCount(1)
      await page.getByRole('button', { name: say('incomplete.undo') }).click()
      await expect(listOf(page).getByRole('listitem')).toHaveCount(2)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      await expect.poll(() => overrunsOn(page)).toEqual([])
    },
  )
})

test.describe('a portfolio on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'shows cards, and its lots in a widget [PORT-02] [LOT-03]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      await page.goto('/d2')
      await expect(page.getByRole('region', { name: french('overview.title') })).toBeVisible()
      await openFirstPortfolio(page)
      await expect(page.getByRole('table')).toHaveCount(0)
      await expect(page.getByRole('button', { name: french('portfolio.import'), exact: true })).toHaveCount(0)
      await page.locator('[data-row] button').first().tap()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('list', { name: /^Lots du titre / })).toBeVisible()
      // Nothing hangs over the edge.
      for (const id of ['objective.title', 'portfolio.move', 'lot.addOne']) {
        await expect(dialog.getByRole('button', { name: french(id), exact: true })).toBeInViewport({ ratio: 1 })
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    },
  )
})

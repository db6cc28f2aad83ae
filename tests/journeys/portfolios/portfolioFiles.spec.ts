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

  test('PORT-02 PORT-12 takes a file in, takes it back, and writes one that is read again', async ({
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
    'PORT-12 asks once which stocks the names of a file without symbols are',
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

test.describe('a portfolio on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('PORT-02 LOT-03 shows cards, and its lots in a widget', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
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
  })
})

import type { Page } from '@playwright/test'
import { payForPlan } from '../../support/billing/paidPlan.ts'
import { expect, listPath, test } from '../../support/journey.ts'
import { becomeMember } from '../../support/people/newcomer.ts'

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

/** The sizes of the sheets that the browser's own printing makes of the page, in points. */
async function printedSheets(page: Page): Promise<number[][]> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const raw = pdf.toString('latin1')
  return [...raw.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
}

test('a list is printed as a document on letter paper, in black ink although the page is dark [GEN-14]', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  await page.goto(await listPath(page, 'first'))
  const look = () => page.evaluate(() => document.documentElement.className)
  expect(await look()).toContain('dark')
  // What is printed before the table has come is no document yet, and stands.
  await expect(page.getByRole('table')).toBeVisible()
  const sheets = await printedSheets(page)
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.filter(([width, height]) => width !== 792 || height !== 612)).toEqual([])
  // A narrow window shows cards; paper is as wide as ever.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('table')).toHaveCount(0)
  expect(await printedSheets(page)).toEqual(sheets)
  await page.setViewportSize({ width: 1440, height: 900 })
  // It is as it was afterwards.
  expect(await look()).toContain('dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await look()).not.toContain('dark')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(11)
  // A button in a head would be missing from the heads of further sheets.
  await expect(page.getByRole('columnheader').first().locator('button')).toHaveCSS('display', 'contents')
  const notice = page.getByRole('complementary', { name: 'Témoins' })
  for (const gone of [notice, page.getByRole('searchbox'), page.getByRole('contentinfo'), page.getByRole('banner')])
    await expect(gone).toBeHidden()
  const foot = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(' '),
  )
  expect(foot).toMatch(/Qualité à bon prix.*Bourse simulée.*"Page " counter\(page\) " de " counter\(pages\)/s)
})

test(
  'a portfolio and a year report lie on letter paper, other pages stand [GEN-14]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const portfolio = await page.locator('a[href^="/portfolio/"]').first().getAttribute('href')
    for (const path of [portfolio ?? '', '/costBase']) {
      await page.goto(path)
      await page.getByRole('table').first().waitFor()
      expect(
        (await printedSheets(page)).every(([width]) => width === 792),
        path,
      ).toBe(true)
    }
    await page.goto('/legal/terms-conditions')
    await page.locator('h1').waitFor()
    expect((await printedSheets(page)).every(([width]) => width === 612)).toBe(true)
  },
)

test(
  'an invoice that is open is printed alone, by the menu of the browser as well [GEN-14] [D37]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const { press, say } = await becomeMember(page, visit)
    await payForPlan(page, 'standard')
    await page.goto('/myAccount')
    await press('invoices.open')
    const dialog = page.getByRole('dialog', { name: say('invoices.title') })
    await dialog.getByRole('listitem').first().getByRole('button').click()
    await expect(dialog.getByText(say('invoices.balance'))).toBeVisible()
    expect(await printedSheets(page)).toEqual([[612, 792]])
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(dialog.getByText(say('invoices.balance'))).toBeVisible()
    for (const gone of [dialog.getByRole('button').first(), page.getByRole('heading', { level: 1 })])
      await expect(gone).toBeHidden()
  },
)

import type { Page } from '@playwright/test'
import { expect, listPath, test } from '../../support/journey.ts'

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

/** The sizes of the sheets that the browser's own printing makes of the page, in points. */
async function printedSheets(page: Page): Promise<number[][]> {
  await page.waitForLoadState('networkidle')
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const raw = pdf.toString('latin1')
  return [...raw.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round(Number(width)),
    Math.round(Number(height)),
  ])
}

test('GEN-14 a list is printed as a document on letter paper, in black ink although the page is dark', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  await page.goto(await listPath(page, 'first'))
  const look = () => page.evaluate(() => document.documentElement.className)
  expect(await look()).toContain('dark')
  expect(await printedSheets(page)).toContainEqual([792, 612])
  // It is as it was afterwards.
  expect(await look()).toContain('dark')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await look()).not.toContain('dark')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(11)
  for (const gone of [page.getByRole('searchbox'), page.getByRole('contentinfo'), page.getByRole('banner')])
    await expect(gone).toBeHidden()
  const foot = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join(' '),
  )
  expect(foot).toMatch(/Qualité à bon prix.*Bourse simulée.*"Page " counter\(page\) " de " counter\(pages\)/s)
})

test(
  'GEN-14 a portfolio and a year report lie on letter paper, other pages stand',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const portfolio = await page.locator('a[href^="/portfolio/"]').first().getAttribute('href')
    for (const path of [portfolio ?? '', '/costBase']) {
      await page.goto(path)
      await page.locator('h1').waitFor()
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

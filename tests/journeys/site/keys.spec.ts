import { expect, listPath, test } from '../../support/journey.ts'

test('on a list just opened j takes the first row, and ? shows every key', async ({ page, enterAsGuest }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await enterAsGuest()
  await page.goto(await listPath(page, 'first'))
  const rows = page.getByRole('table').getByRole('rowheader')
  await rows.first().waitFor()
  await page.keyboard.press('j')
  await expect(rows.first().getByRole('link')).toBeFocused()
  await page.keyboard.press('j')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()

  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Au clavier' })
  await expect(keys).toBeVisible()
  await keys.getByRole('switch', { name: 'Raccourcis d’une seule touche' }).click()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(keys).toHaveCount(0)
})

test(
  'in a portfolio just opened j takes the first row, and the heads are one stop that arrows lead on from',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    await page.goto((await page.locator('a[href^="/portfolio/"]').first().getAttribute('href')) ?? '')
    const table = page.getByRole('table', { name: /^Titres du portefeuille/ })
    const rows = table.getByRole('rowheader').getByRole('button')
    await rows.first().waitFor()
    await page.keyboard.press('j')
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    const heads = table.getByRole('columnheader').getByRole('button')
    await expect(heads.last()).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(heads.nth(-2)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(table.locator('th[aria-sort]')).toHaveText('Gain total')
    await page.keyboard.press('Shift+Tab')
    expect(await heads.evaluateAll((all) => all.some((head) => head === document.activeElement))).toBe(false)
  },
)

import { expect, listPath, test } from '../../support/journey.ts'

const WIDTHS = [8, 20, 6, 8, 10, 10, 7, 7, 7, 7, 8]

test.describe('the list page on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('eleven columns with the widths of the specification [LIST-01] [LIST-05] [LIST-06] [LIST-07] [LIST-08] [LIST-09] [LIST-10] [LIST-11] [LIST-14]', async ({
    page,
    enterAsGuest,
  }) => {
    await enterAsGuest()
    await page.goto(await listPath(page, 'first'))
    const heads = page.getByRole('table').getByRole('columnheader')
    await expect(heads).toHaveCount(11)
    const widths = await heads.evaluateAll((cells) => cells.map((cell) => cell.style.width))
    expect(widths).toEqual(WIDTHS.map((width) => `${width}%`))
  })

  test(
    'the titles of the thresholds follow the kind of the list [LIST-12]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      const [buy, sell] = [await listPath(page, 'first'), await listPath(page, 'last')]
      await page.goto(buy)
      for (const title of ['Suivre', 'Considérer', 'Cible', 'Aubaine']) {
        await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
      }
      await page.goto(sell)
      for (const title of ['Limite basse', 'Seuil bas', 'Seuil haut', 'Limite haute']) {
        await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
      }
    },
  )

  test(
    'rows stand by absolute score, the highest first [LIST-16] [SCORE-14]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      await page.goto(await listPath(page, 'first'))
      await page.getByRole('table').waitFor()
      const labels = await page
        .getByRole('row')
        .getByLabel(/^Score \d+/)
        .evaluateAll((badges) => badges.map((badge) => badge.getAttribute('aria-label') ?? ''))
      const scores = labels.map((label) => Number(/\d+/.exec(label)?.[0]))
      expect(scores.length).toBeGreaterThan(10)
      expect(scores).toEqual([...scores].sort((a, b) => b - a))
    },
  )

  test(
    'the filter finds text, and a price with a comma as with a point [LIST-17] [I18N-06]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      await page.goto(await listPath(page, 'first'))
      const rows = page.getByRole('table').locator('tbody tr')
      await expect(rows).toHaveCount(17)
      const filter = page.getByRole('searchbox')

      await filter.fill('banque')
      await filter.fill('Royal')
      await expect(rows).toHaveCount(1)
      await expect(page.locator('mark').first()).toHaveText(/royal/i)

      await filter.fill('')
      const price = await rows.first().locator('td').nth(6).innerText()
      const [shown = ''] = /\d+,\d{2}/.exec(price) ?? []
      expect(shown).not.toBe('')
      await filter.fill(shown)
      await expect.poll(() => rows.count()).toBeLessThan(17)
      const withComma = await rows.count()
      expect(withComma).toBeGreaterThan(0)
      await filter.fill(shown.replace(',', '.'))
      await expect(rows).toHaveCount(withComma)

      await filter.fill('zzzz')
      await expect(page.getByText(/Aucun titre ne correspond/).first()).toBeVisible()
    },
  )

  test(
    'a row shows the change with its percent and the market cap in compact form [LIST-13] [LIST-15]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      await page.goto(await listPath(page, 'first'))
      const first = page.getByRole('table').locator('tbody tr').first()
      await expect(first.locator('td, th').nth(4)).toContainText('%')
      await expect(first.locator('td, th').nth(10)).toContainText(/[GT]\s\$/)
    },
  )

  test('a row opens its stock, and going back returns to the list [LIST-19]', async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    const path = await listPath(page, 'first')
    await page.goto(path)
    await page.getByRole('table').locator('tbody tr').nth(2).click()
    await expect(page).toHaveURL(/\/stock\/.+/)
    await page.goBack()
    await expect(page).toHaveURL(path)
  })

  test('prices of the page move by themselves, and no request follows them [D25]', async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.goto(await listPath(page, 'first'))
    const table = page.getByRole('table')
    await table.waitFor()
    let posts = 0
    page.on('request', (request) => (posts += request.url().endsWith('/graphql') ? 1 : 0))
    const before = await table.innerText()
    await expect.poll(() => table.innerText(), { timeout: 15_000 }).not.toBe(before)
    expect(posts).toBe(0)
  })

  test(
    'a list that is not yours is a page that says so [NAV-06] [LIST-35]',
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      await enterAsGuest()
      await page.goto('/list/00000000-0000-4000-8000-000000000000')
      await expect(page.getByRole('heading', { name: 'Cette liste n’existe pas' })).toBeVisible()
    },
  )

  test('the same list in English says what it says [GEN-01]', { tag: '@whole' }, async ({ page, enterAsGuest }) => {
    await enterAsGuest('en')
    await page.goto(await listPath(page, 'first'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Quality at a good price')
    for (const title of ['Follow', 'Consider', 'Target', 'Deal']) {
      await expect(page.getByRole('columnheader', { name: title })).toBeVisible()
    }
  })
})

test.describe('the list page on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the table becomes cards, and nothing runs out of the window [LIST-01] [GEN-14]', async ({
    page,
    enterAsGuest,
  }) => {
    await enterAsGuest()
    await page.goto(await listPath(page, 'first'))
    await expect(page.getByRole('table')).toHaveCount(0)
    await expect(page.getByText('BCE', { exact: true }).first()).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

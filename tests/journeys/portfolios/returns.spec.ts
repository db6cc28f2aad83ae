import { expect, test } from '../../support/journey.ts'
import { wordsOf } from '../../support/people/newcomer.ts'

const say = wordsOf('fr')

test(
  'D17 M6 a portfolio tells its return before its value, beside a benchmark, and what changed the value',
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
    await panel.getByRole('radio', { name: say('portfolio.span.all.name') }).check({ force: true })
    await expect(panel.getByRole('table', { name: say('returns.years') })).toBeVisible()
    await panel.getByRole('radio', { name: say('portfolio.view.value') }).check({ force: true })
    await expect(page.getByRole('region', { name: say('portfolio.overTime') })).toBeVisible()
  },
)

import { actAsAdministrator, ADMINISTRATOR } from '../../support/people/administrator.ts'
import { expect, openStock, test } from '../../support/journey.ts'
import { createNewcomer, wordsOf } from '../../support/people/newcomer.ts'

const say = wordsOf('fr')

test(
  'every feature opens: chart, key figures, news, objective, analysis, tags, rate, comment, plans [GEN-07]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    const bar = page.getByRole('banner')
    await expect(bar.getByText('CAD')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await openStock(page)
    await expect(page.getByRole('region', { name: say('stock.chart') })).toBeVisible()
    await expect(page.locator('canvas')).toBeVisible()
    for (const id of ['stock.facts', 'stock.news', 'objective.title']) {
      await expect(page.getByRole('heading', { name: say(id), exact: true })).toBeVisible()
    }
    await page
      .getByRole('button', { name: say('stock.tag.find').replace('{value}', '') })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('article').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: say('stock.tab.analysis') }).click()
    await expect(page.getByRole('heading', { name: say('analysis.partnerships') })).toBeVisible()

    await page.getByRole('button', { name: say('feedback.open') }).click()
    await expect(page.getByRole('dialog', { name: say('feedback.title') })).toBeVisible()
    await page.keyboard.press('Escape')
    await bar.getByRole('link', { name: say('shell.plans') }).click()
    await expect(page.getByRole('region', { name: say('order.columns') })).toBeVisible()
  },
)

test('the administration opens [GEN-07] [GEN-12]', { tag: '@whole' }, async ({ page, visit }) => {
  const administrator = await actAsAdministrator(process.env.PALIER_API_URL ?? '')
  await administrator.send('/api/termsAndConditions/handleUserAnswer', { version: 221201, acceptance: true })
  await administrator.close()
  await visit('/')
  const newcomer = createNewcomer(page)
  await newcomer.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
  await newcomer.expectHome()
  await page.goto('/admin')
  await expect(page.getByRole('row').filter({ hasText: ADMINISTRATOR.email })).toBeVisible()
})

test(
  'the terms say that prices are not of this moment, and every page that they are simulated [GEN-08]',
  { tag: '@whole' },
  async ({ page, visit, enterAsGuest }) => {
    await visit('/legal/terms-conditions')
    await expect(page.getByText(/rafraîchis environ toutes les 15 minutes/)).toBeVisible()
    await enterAsGuest()
    await expect(page.getByRole('banner').getByText(say('shell.simulated'))).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(say('footer.simulated'))).toBeVisible()
  },
)

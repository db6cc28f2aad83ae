import { expect, test } from '../../support/journey.ts'
import { becomeMember, languagesOf, wordsOf } from '../../support/people/newcomer.ts'
import { actBeside } from '../../support/pages/ownLists.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const WATCHED = ['RY.XTSE', 'ENB.XTSE', 'SHOP.XTSE', 'MSFT.XNAS', 'AAPL.XNAS', 'COST.XNAS']

for (const language of languagesOf('fr')) {
  test(`(${language}) a price that crosses a threshold rings the bell without a reload [SHELL-02] [SCORE-14]`, async ({
    page,
    enterAsGuest,
  }) => {
    test.slow()
    await enterAsGuest(language)
    const say = wordsOf(language)
    const beside = actBeside(page)
    const list = await beside.makeList('Essai')
    const bell = page.getByRole('button', { name: /^Alerte?s/ })
    const before = await bell.getAttribute('aria-label')
    // Just below the price of now: the next step down crosses it.
    for (const symbol of WATCHED) {
      await beside.addEntry(list, symbol, (price) => ({ t600: (price - 0.01).toFixed(2) }))
    }
    await expect(bell).not.toHaveAttribute('aria-label', before ?? '', { timeout: 20_000 })
    await expect(bell).toHaveAttribute('aria-label', /\d/)
    await bell.click()
    const panel = page.getByRole('dialog', { name: say('notices.title') })
    const line = panel.getByRole('listitem').filter({ hasText: 'Essai' }).first()
    await expect(line).toContainText(language === 'fr' ? /sous la cible/ : /target/)
    await expect(line).toContainText(say('notices.new'))
    await line.getByRole('link').click()
    await expect(page).toHaveURL(/\/stock\//)
    await bell.click()
    // Another of the watched prices may cross in the very moment in which all are read.
    await expect(async () => {
      await panel.getByRole('button', { name: say('notices.readAll') }).click({ timeout: 3_000 })
      await expect(panel.getByText(language === 'fr' ? 'Tout est lu' : /read/i).last()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 20_000 })
  })
}

test(
  'the daily mail of crossings is asked for in the settings, and kept [ACCT-06]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    await page.goto('/myAccount#settings')
    const digest = page.getByRole('switch', { name: say('account.digest') })
    await expect(digest).not.toBeChecked()
    await digest.press('Space')
    await expect(page.getByText(say('account.digest.on'))).toBeVisible()
    await page.reload()
    await expect(digest).toBeChecked()
  },
)

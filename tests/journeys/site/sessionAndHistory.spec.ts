import { expect, listPath, openStock, test } from '../../support/journey.ts'
import { personalMenu, wordsOf } from '../../support/people/newcomer.ts'

const HOUR = 3_600_000
const CONSENT_HOURS = 8760
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const say = wordsOf('fr')

test('the back arrow of a phone leads to the page before, and Home clears the history [NAV-31]', async ({
  page,
  enterAsGuest,
}) => {
  await page.setViewportSize(DESKTOP)
  await enterAsGuest()
  const list = await listPath(page, 'first')
  const back = page.getByRole('link', { name: say('shell.back'), exact: true })
  const expectBackTo = async (path: string) => {
    await page.setViewportSize(PHONE)
    await expect(back).toHaveAttribute('href', path)
    await page.setViewportSize(DESKTOP)
  }
  await page.locator(`a[href="${list}"]`).first().click()
  await expect(page).toHaveURL(list)
  await expectBackTo('/')
  await page.locator('header a[href="/subscription"]').click()
  await expect(page).toHaveURL('/subscription')
  await expectBackTo(list)

  await page.getByRole('link', { name: say('shell.home') }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/subscription')
  await expectBackTo('/')
})

test('a stored role with an unknown name changes nothing [ROLE-04]; the session ends when its token expires [CONST-17]', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  const stock = await openStock(page)
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('palier.user') ?? '{}')
    user.roles = { ...user.roles, administrator: { active: true }, toString: { active: true } }
    localStorage.setItem('palier.user', JSON.stringify(user))
  })
  await page.clock.install()
  await page.goto(stock)
  await personalMenu(page).click()
  await expect(page.getByText(say('shell.guest'))).toBeVisible()
  await expect(page.getByRole('menuitem', { name: say('shell.admin') })).toHaveCount(0)
  await page.keyboard.press('Escape')

  const left = await page.evaluate(() => {
    const { expiration } = JSON.parse(localStorage.getItem('palier.user') ?? '{}')
    return Date.parse(expiration) - Date.now()
  })
  await page.clock.fastForward(left - 60_000)
  await expect(personalMenu(page)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText(say('session.expired'))).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('palier.user'))).toBeNull()
})

test('the consent to cookies holds for 8760 hours [CONST-13]', async ({ page, visit }) => {
  const notice = page.getByRole('complementary', { name: /^(Témoins de navigation|Cookies)/ })
  const acceptHoursAgo = (hours: number) =>
    page.evaluate(
      (instant) => localStorage.setItem('palier.allowCookies', JSON.stringify(instant)),
      new Date(Date.now() - hours * HOUR).toISOString(),
    )
  await visit('/')
  await acceptHoursAgo(CONSENT_HOURS + 1)
  await page.reload()
  await expect(notice).toBeVisible()

  await acceptHoursAgo(CONSENT_HOURS - 1)
  await page.reload()
  // The switch works once the page has taken over from the prerendered one; the notice would be there by then.
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  await expect(notice).toHaveCount(0)
})

test('the terms show their version and their date in both languages [DATA-32]', async ({ page }) => {
  for (const [language, day] of [
    ['fr', '1er décembre 2022'],
    ['en', 'December 1, 2022'],
  ] as const) {
    await page.goto(`/legal/terms-conditions?lang=${language}`)
    const dated = page.getByRole('article').locator('time')
    await expect(dated).toHaveAttribute('datetime', '2022-12-01')
    await expect(dated).toContainText(day)
    await expect(dated).toContainText('221201')
  }
})

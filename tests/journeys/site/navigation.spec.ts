import { expect, listPath, test } from '../../support/journey.ts'
import { becomeMember, PASSWORD } from '../../support/people/newcomer.ts'

test('a deep link reloads to the same screen [NAV-01]', async ({ page, visit }) => {
  await visit('/legal/privacy-policy')
  await expect(page).toHaveURL('/legal/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confidentialité')
})

test('every protected path ends on the welcome page when nobody is signed in [NAV-34] [NAV-06] [NAV-07] [NAV-08] [NAV-09] [NAV-13] [NAV-28]', async ({
  page,
  visit,
}) => {
  for (const path of ['/list/1', '/portfolio/1', '/stock/1', '/myAccount', '/admin', '/d2']) {
    await visit(path)
    await expect(page, path).toHaveURL(/\/(\?.*)?$/)
    await expect(page.getByRole('button', { name: 'Essayer sans compte' })).toBeVisible()
  }
})

test('a guest who asks for the administration ends on the dashboard [NAV-35]', async ({ page, enterAsGuest }) => {
  await enterAsGuest()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  await expect(page.getByRole('heading', { name: 'Listes d’achats' })).toBeVisible()
})

test(
  'every open route renders by its own address [NAV-10] [NAV-11] [NAV-12] [NAV-14] [NAV-15] [NAV-16] [NAV-17] [NAV-18] [NAV-20] [NAV-21] [NAV-22] [NAV-23] [NAV-24] [NAV-25] [NAV-26] [NAV-27]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const paths = [
      '/legal/cookie-policy',
      '/legal/terms-conditions',
      '/legal/privacy-policy',
      '/login',
      '/register/form',
      '/register/activationEmailSent?email=a@b.ca',
      '/register/accountCreated',
      '/register/activation/confirmEmail?token=x',
      '/register/InvitationinRequestReceived?email=a@b.ca',
      '/about',
      '/resetPassword/request',
      '/resetPassword/sent',
      '/resetPassword/form?token=x',
      '/resetPassword/done',
      '/unlockAccess',
      '/subscription',
      '/subscription/success',
      '/subscription/cancel',
    ]
    for (const path of paths) {
      await visit(path)
      // A token does not stay in the address.
      await expect(page, path).toHaveURL(({ pathname }) => pathname === path.split('?')[0])
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' }), path).toHaveCount(0)
    }
  },
)

test('any other casing and any unknown path give the page that says so [NAV-19] [NAV-29]', async ({ page, visit }) => {
  for (const path of ['/register/invitationinRequestReceived', '/Login', '/nothing']) {
    await visit(path)
    await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' })).toBeVisible()
    await expect(page.getByText('L’adresse est peut-être mal écrite')).toBeVisible()
  }
})

test('the code of /about is asked for on its first visit only [NAV-20]', { tag: '@whole' }, async ({ page, visit }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url())
  })
  await visit('/')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(scripts.length).toBeGreaterThan(before)
})

test(
  'an address with a code shows its words, and an unknown code the general ones [NAV-40] [ERR-02]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await visit('/?e=InvitationTokenInvalid')
    await expect(page.getByRole('alertdialog')).toContainText('Cette invitation est expirée')
    await visit('/?e=NoSuchCode')
    await expect(page.getByRole('alertdialog')).toContainText('Quelque chose n’a pas fonctionné')
    await visit('/?e=%3Cimg%20src=x%20onerror=alert(1)%3E')
    await expect(page.getByRole('alertdialog')).toContainText('Quelque chose n’a pas fonctionné')
  },
)

test('an alert is titled by its kind [SHELL-23]', { tag: '@whole' }, async ({ page, visit }) => {
  await visit('/?e=DemonstrationAccountNotAllowed')
  await expect(page.getByRole('alertdialog')).toContainText('Attention')
  await visit('/?e=SubscriptionCancelled')
  await expect(page.getByRole('alertdialog')).toContainText('À savoir')
})

test(
  'a link scrolls to the top, and going back returns to where one was [NAV-02]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    await enterAsGuest()
    await page.evaluate(() => window.scrollTo(0, 200))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
    await page.locator('a[href^="/list/"]').last().click()
    await expect(page).toHaveURL(/\/list\//)
    await expect(page.getByRole('table')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  },
)

test(
  'a record that has expired is gone after the start, and its holder signed out [AUTH-12] [NAV-34]',
  { tag: '@whole' },
  async ({ page, context, enterAsGuest }) => {
    await enterAsGuest()
    const path = await listPath(page, 'first')
    await context.clearCookies()
    await page.evaluate(() => {
      const record = JSON.parse(localStorage.getItem('palier.user') ?? '{}')
      localStorage.setItem('palier.user', JSON.stringify({ ...record, expiration: '2020-01-01T00:00:00.000Z' }))
    })
    await page.goto(path)
    await expect(page).toHaveURL(/\/(\?.*)?$/)
    expect(await page.evaluate(() => localStorage.getItem('palier.user'))).toBeNull()
  },
)

test(
  'a session that died on the server ends on the welcome page [NAV-33] [NAV-34]',
  { tag: '@whole' },
  async ({ page, context, enterAsGuest }) => {
    await enterAsGuest()
    const path = await listPath(page, 'first')
    await context.clearCookies()
    await page.goto(path)
    await expect(page).toHaveURL(/\/(\?.*)?$/)
    await expect(page.getByRole('button', { name: 'Essayer sans compte' })).toBeVisible()
  },
)

test(
  'a guard says why, and the wanted page is come back to after signing in [ERR-42] [AUTH-10]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const { say, field, press, email, signOut } = await becomeMember(page, visit)
    await signOut()
    await visit('/myAccount')
    await expect(page.getByText(say('alerts.codes.notAuthenticated'))).toBeVisible()
    await expect(page).toHaveURL(/\/(\?.*)?$/)
    await page
      .getByRole('status')
      .getByRole('button', { name: say('shell.signIn') })
      .click()
    await field('gate.email').fill(email)
    await field('gate.password').fill(PASSWORD)
    await press('gate.signIn')
    await expect(page).toHaveURL('/myAccount')

    await page.goto('/admin')
    await expect(page.getByText(say('alerts.codes.notAdmin'))).toBeVisible()
    await expect(page).toHaveURL(/\/(\?.*)?$/)
  },
)

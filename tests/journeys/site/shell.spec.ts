import { expect, listPath, test } from '../../support/journey.ts'
import { personalMenu, wordsOf } from '../../support/people/newcomer.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'the bar shows the rate, and the menu the person and the ways [SHELL-01] [SHELL-03] [SHELL-05] [SHELL-07] [SHELL-09]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.goto(await listPath(page, 'first'))
    await expect(page.getByText(/1\sUSD\s=\s1,\d{4}\sCAD/)).toBeVisible()
    await expect(page.getByText('Cours simulés').first()).toBeVisible()

    await personalMenu(page).click()
    await expect(page.getByRole('menuitem', { name: 'Mon compte' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Administration' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Tableau de bord' }).click()
    await expect(page).toHaveURL('/')

    await page.goto(await listPath(page, 'first'))
    await page.getByRole('link', { name: 'Palier, accueil' }).click()
    await expect(page).toHaveURL('/')
  },
)

test('signing out shows the welcome page and leaves nothing of the person behind [SHELL-12] [AUTH-13]', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  const path = await listPath(page, 'first')
  await personalMenu(page).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', { name: 'Essayer sans compte' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('palier.user'))).toBeNull()

  await page.goto(path)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
})

test('the record of the signed-in person holds exactly its nine keys and no token [AUTH-15] [STORE-01]', async ({
  page,
  context,
  enterAsGuest,
}) => {
  await enterAsGuest()
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('palier.user') ?? '{}'))
  expect(Object.keys(record).sort()).toEqual([
    'email',
    'expiration',
    'firstname',
    'fullname',
    'imageUrl',
    'lastname',
    'nickname',
    'roles',
    'userId',
  ])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toMatch(/eyJ/)
  // Scripts can read the chosen language and no other cookie.
  expect(await page.evaluate(() => document.cookie)).toBe('__Host-palier-language=fr')

  const [cookie] = (await context.cookies()).filter(({ name }) => name === '__Host-palier')
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' })
})

test(
  'a guest who turns the language finds it again on the next visit [I18N-04] [STORE-08]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.getByRole('contentinfo').getByText('English').click()
    await expect(page.getByRole('heading', { name: 'Buy lists' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Buy lists' })).toBeVisible()
  },
)

test('a server that fails leaves a page that says so and can be tried again [ERR-53]', async ({
  page,
  enterAsGuest,
}) => {
  await enterAsGuest()
  const path = await listPath(page, 'first')
  await page.route('**/graphql', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>no</h1>' }),
  )
  await page.locator(`a[href="${path}"]`).first().click()
  const retry = page.getByRole('button', { name: /Réessayer/ })
  await expect(retry).toBeVisible()
  await page.unroute('**/graphql')
  await retry.click()
  await expect(page.getByRole('table')).toBeVisible()
})

test(
  'a page that fails says so once, in its place; the bar stays, and another try brings the page',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enterAsGuest()
    const say = wordsOf('fr')
    const list = page.locator('a[href^="/list/"]').first()
    const name = (await list.textContent()) ?? ''
    await page.route('**/graphql', (route) => route.fulfill({ status: 503, body: '{}' }))
    await list.click()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await expect(page.getByRole('alert')).toContainText(say('failure.title'))
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(personalMenu(page)).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^${say('shell.search')}`) })).toBeVisible()
    await page.unroute('**/graphql')
    await page.getByRole('button', { name: say('failure.retry') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

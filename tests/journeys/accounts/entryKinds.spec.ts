import { actAsAdministrator, ADMINISTRATOR } from '../../support/people/administrator.ts'
import { expect, test } from '../../support/journey.ts'
import { becomeMember, createNewcomer, personalMenu } from '../../support/people/newcomer.ts'

const HOUR = 3_600_000

test(
  'visitors, guests, members and administrators each find their own way [GEN-02] [AUTH-14] [ROLE-01]',
  { tag: '@whole' },
  async ({ page, visit, enterAsGuest }) => {
    test.slow()
    const { say, signIn, signOut } = createNewcomer(page)
    const menu = personalMenu(page)
    const item = (id: string) => page.getByRole('menuitem', { name: say(id), exact: true })

    await visit('/')
    await expect(page.getByRole('link', { name: say('welcome.signIn') })).toBeVisible()
    await expect(menu).toHaveCount(0)

    await enterAsGuest()
    await menu.click()
    await expect(page.getByText(say('shell.guest'))).toBeVisible()
    await expect(item('shell.createAccount')).toBeVisible()
    await expect(item('shell.admin')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await signOut()

    const { email } = await becomeMember(page, visit)
    await menu.click()
    await expect(page.getByText(email)).toBeVisible()
    await expect(item('shell.createAccount')).toHaveCount(0)
    await expect(item('shell.admin')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await signOut()

    // Whichever journey comes first accepts the terms for the one administrator.
    const administrator = await actAsAdministrator(process.env.PALIER_API_URL ?? '')
    await administrator.send('/api/termsAndConditions/handleUserAnswer', { version: 221201, acceptance: true })
    await administrator.close()
    await signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
    await expect(page).toHaveURL('/')
    await menu.click()
    await expect(item('shell.admin')).toBeVisible()
  },
)

test('the foot of the page has the trial, the languages, the legal pages and the mail of the operator [REG-03] [REG-04]', async ({
  page,
  visit,
}) => {
  const { say } = createNewcomer(page)
  await visit('/register/form')
  await expect(page.getByRole('button', { name: say('welcome.guest') })).toBeVisible()
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: say('footer.privacy') })).toHaveAttribute('href', '/legal/privacy-policy')
  await expect(foot.getByRole('link', { name: say('footer.terms') })).toHaveAttribute('href', '/legal/terms-conditions')
  await expect(foot.getByRole('link', { name: say('footer.contact') })).toHaveAttribute(
    'href',
    'mailto:bonjour@exemple.ca',
  )
  await foot.getByText('English').click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test(
  'consent counts for 8,760 hours, after which the notice returns [TERMS-18] [STORE-04]',
  { tag: '@whole' },
  async ({ page }) => {
    const { say } = createNewcomer(page)
    const notice = page.getByRole('complementary', { name: say('cookies.label') })
    const acceptAgo = (hours: number) =>
      page.evaluate(
        (instant) => localStorage.setItem('palier.allowCookies', JSON.stringify(instant)),
        new Date(Date.now() - hours * HOUR).toISOString(),
      )
    await page.goto('/login')
    await expect(notice).toBeVisible()
    await acceptAgo(8759)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
    await acceptAgo(8761)
    await page.reload()
    await expect(notice).toBeVisible()
  },
)

test(
  'a guest’s account has no subscription and no billing [ACCT-03]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.goto('/myAccount')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/abonnement|facturation/i)
  },
)

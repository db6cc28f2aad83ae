import { actAsAdministrator, ADMINISTRATOR, ADMINISTRATOR_SETTINGS } from '../../support/people/administrator.ts'
import { findingsOn } from '../../support/pages/axe.ts'
import { expect } from '../../support/journey.ts'
import { createNewcomer, newEmail, personalMenu } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'

const KEY = 'a-key-for-synchronizations'
const test = journeyOn(async () => ({ ...ADMINISTRATOR_SETTINGS, SYNC_AUTH_KEY: KEY, INVITATION_REQUIRED: 'true' }))
test.describe.configure({ mode: 'default' })

/** Like everybody, the first administrator is asked for the terms first, and reads the language of the account. */
async function prepareAdministrator({ apiUrl }: { apiUrl: string }, language: 'fr' | 'en') {
  const administrator = await actAsAdministrator(apiUrl)
  await administrator.send('/api/termsAndConditions/handleUserAnswer', { version: 221201, acceptance: true })
  await administrator.send('/api/UserPreference/setPreferredLanguage', { twoLettersLanguage: language })
  await administrator.close()
}

const MANNERS = [
  ['fr', 'light', 1440],
  ['en', 'dark', 390],
] as const

for (const [language, colorScheme, width] of MANNERS) {
  test.describe(`the administration in ${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(
      'an administrator walks through every part [GEN-12] [ADMIN-01] [ADMIN-02] [ADMIN-03] [ADMIN-04] [ADMIN-05] [ADMIN-06] [ADMIN-07] [ADMIN-08] [ADMIN-09] [ADMIN-11] [ADMIN-12] [ADMIN-13] [ADMIN-14] [ADMIN-15] [ADMIN-16] [ADMIN-17] [SHELL-10] [NAV-13] [NAV-35]',
      { tag: '@whole' },
      async ({ page, own, visit }) => {
        test.slow()
        await prepareAdministrator(own, language)
        const newcomer = createNewcomer(page, language)
        const { say } = newcomer
        const email = newEmail()
        await visit('/register/form', language)
        await newcomer.field('gate.firstName').fill('Amélie')
        await newcomer.field('gate.lastName').fill('Gagnon')
        await newcomer.field('gate.email').fill(email)
        await page.getByLabel(say('gate.motivation')).fill('Quatre prix par titre, <b>dans un tableur</b>.')
        await newcomer.press('gate.askForInvitation')
        await expect(page.getByRole('heading', { name: say('gate.invitationReceived.title') })).toBeVisible()

        await newcomer.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
        await newcomer.expectHome()
        await personalMenu(page).click()
        await page.getByRole('menuitem', { name: say('shell.admin') }).click()
        await expect(page).toHaveURL(/\/admin/)
        const tab = (name: string) => page.getByRole('link', { name: say(`administration.tab.${name}`), exact: true })
        const row = (text: string) => page.getByRole('row').filter({ hasText: text })
        await expect(row(ADMINISTRATOR.email)).toBeVisible()
        expect(await findingsOn(page), 'users').toEqual([])

        await tab('invitations').click()
        await expect(row(email)).toContainText('<b>dans un tableur</b>')
        expect(await findingsOn(page), 'invitations').toEqual([])
        const whose = (id: string) => page.getByRole('button', { name: say(id).replace('{email}', email) })
        await page.getByLabel(say('administration.planFor').replace('{email}', email)).selectOption('vip')
        await whose('administration.accept.who').click()
        await page.getByRole('button', { name: say('administration.accept.yes') }).click()
        const sent = page.getByRole('table', { name: say('administration.group.SENT') })
        await expect(sent.getByRole('row').filter({ hasText: email })).toContainText('VIP')
        await whose('administration.resend.to').click()
        await expect(sent.getByRole('row').filter({ hasText: email })).toContainText(
          say('administration.status.sentBack'),
        )

        const invited = newEmail()
        await page.getByRole('button', { name: say('administration.invite') }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel(say('administration.column.firstName'), { exact: true }).fill('Wei')
        await dialog.getByLabel(say('administration.column.lastName'), { exact: true }).fill('Chen')
        await dialog.getByLabel(say('administration.column.email'), { exact: true }).fill(invited)
        expect(await findingsOn(page), 'invitation dialog').toEqual([])
        await dialog.getByRole('button', { name: say('administration.invite.send') }).click()
        await expect(dialog).toHaveCount(0)
        await expect(sent.getByRole('row').filter({ hasText: invited })).toContainText(
          say('administration.status.pending'),
        )

        await tab('comments').click()
        await expect(page.getByRole('table', { name: say('administration.tab.comments') })).toBeVisible()
        await tab('usage').click()
        await expect(row('signIn.password')).toBeVisible()
        expect(await findingsOn(page), 'usage').toEqual([])

        await tab('maintenance').click()
        await page.getByLabel(say('administration.authKey'), { exact: true }).fill('not-the-key-at-all')
        const told = page.waitForEvent('dialog')
        // The click may return only once the alert is closed.
        const pressed = page.getByRole('button', { name: say('administration.synchronize') }).click()
        const alert = await told
        expect(alert.message()).toBe(say('administration.synchronize.wrongKey'))
        await alert.accept()
        await pressed
        await page.getByLabel(say('administration.authKey'), { exact: true }).fill(KEY)
        await page.getByRole('button', { name: say('administration.synchronize') }).click()
        await expect(page.getByText(say('administration.synchronized'))).toBeVisible()
        expect(await findingsOn(page), 'maintenance').toEqual([])

        await tab('tests').click()
        await page.getByLabel(say('administration.clockId')).fill('PT1H')
        await page.getByRole('button', { name: say('administration.clock.set') }).click()
        await expect(page.getByText(say('administration.clock.done'))).toBeVisible()
        await page.getByLabel(say('administration.column.email'), { exact: true }).fill(ADMINISTRATOR.email)
        await page.getByRole('button', { name: say('administration.invoice.send') }).click()
        await expect(page.getByText(say('administration.invoice.done'))).toBeVisible()
        expect(await findingsOn(page), 'tests').toEqual([])

        await tab('audit').click()
        for (const action of ['INVITATION_ACCEPTED', 'INVITATION_RESENT', 'INVITATION_SENT', 'TEST_CLOCK_SET']) {
          await expect(row(say(`administration.action.${action}`)).first()).toBeVisible()
        }
        expect(await findingsOn(page), 'audit').toEqual([])
      },
    )
  })
}

test(
  'a token of one’s own is made on the account page, opens the graph, and is revoked [D17]',
  { tag: '@whole' },
  async ({ page, visit, own }) => {
    test.slow()
    await prepareAdministrator(own, 'fr')
    const { say, ...newcomer } = createNewcomer(page)
    await visit('/')
    await newcomer.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
    await newcomer.expectHome()
    await page.goto('/myAccount')
    await page.getByRole('button', { name: say('apiTokens.create') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('apiTokens.name'), { exact: true }).fill('Tableur')
    await dialog.getByLabel(say('account.password.title'), { exact: true }).fill(ADMINISTRATOR.password)
    await dialog.getByRole('button', { name: say('apiTokens.create') }).click()
    const secret = await dialog.getByRole('status', { name: say('apiTokens.secret.title') }).innerText()
    expect(secret).toMatch(/^palier_/)
    expect(await findingsOn(page), 'secret').toEqual([])
    await dialog.getByRole('button', { name: say('apiTokens.done') }).click()

    const ask = () =>
      fetch(`${own.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify({ query: '{ viewer { preferences { currency } } }' }),
      }).then(
        async (answer) =>
          (await answer.json()) as { data?: { viewer: { preferences: { currency: string } | null } | null } },
      )
    expect((await ask()).data?.viewer?.preferences?.currency).toBe('CAD')

    await page.getByRole('button', { name: say('apiTokens.revoke.which').replace('{name}', 'Tableur') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('apiTokens.revoke') })
      .click()
    await expect(page.getByText(say('apiTokens.none'), { exact: true })).toBeVisible()
    expect((await ask()).data?.viewer?.preferences ?? null).toBeNull()
  },
)

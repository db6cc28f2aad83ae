import { actAsAdministrator, ADMINISTRATOR_SETTINGS } from '../../support/people/administrator.ts'
import { expect } from '../../support/journey.ts'
import { linkInMail } from '../../support/people/mailbox.ts'
import { createNewcomer, languagesOf, newEmail, SUBJECTS } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'
import { watchOperations } from '../../support/project/operations.ts'

const DAY = 24 * 3_600_000

const test = journeyOn(async () => ({ ...ADMINISTRATOR_SETTINGS, INVITATION_REQUIRED: 'true' }))
test.describe.configure({ mode: 'default' })

for (const language of languagesOf('fr')) {
  test(
    `(${language}) somebody asks, is accepted, and comes in [REG-01] [REG-02] [REG-15] [REG-24] [GEN-09] [API-33] [API-38]`,
    { tag: '@whole' },
    async ({ page, visit, own }) => {
      test.slow()
      const newcomer = createNewcomer(page, language)
      const { say, field } = newcomer
      const email = newEmail()
      await visit('/register/form', language)
      await expect(page.getByRole('heading', { name: say('gate.askForInvitation') })).toBeVisible()
      await field('gate.firstName').fill('Marie')
      await field('gate.lastName').fill('Lévesque')
      await field('gate.email').fill(email)
      await page.getByLabel(say('gate.motivation')).fill('Je suis les banques.')
      await newcomer.press('gate.askForInvitation')
      await expect(page.getByRole('heading', { name: say('gate.invitationReceived.title') })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()

      const administrator = await actAsAdministrator(own.apiUrl)
      await administrator.send('/api/Invitation/AcceptInvitationVisitorRequest', { email, planName: 'pioneer' })
      const link = await linkInMail(page, email, SUBJECTS[language].invitation)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say('gate.createAccount') })).toBeVisible()
      await expect(field('gate.email')).toHaveValue(email)
      await expect(field('gate.firstName')).toHaveValue('Marie')
      await expect(field('gate.lastName')).toHaveValue('Lévesque')

      await newcomer.register(email)
      await expect(page.getByRole('heading', { name: say('gate.accountCreated.title') })).toBeVisible()
      await newcomer.signIn(email)
      await newcomer.expectHome()
      await newcomer.signOut()

      // The invitation has been used: it opens nothing any more, and that is said.
      await page.goto(link)
      await expect(page.getByText(say('alerts.codes.InvitationValidationProcessFailed'))).toBeVisible()
      const data = await administrator.send('/api/Invitation/GetList', {})
      expect(JSON.stringify(data)).toContain('accountActivated')
      await administrator.close()
    },
  )

  test(
    `(${language}) an invitation that came too late says so, and one may ask again [NAV-37] [ERR-27]`,
    { tag: '@whole' },
    async ({ page, visit, own }) => {
      test.slow()
      const { say } = createNewcomer(page, language)
      const email = newEmail()
      const administrator = await actAsAdministrator(own.apiUrl)
      const person = { firstname: 'Marie', lastname: 'Lévesque', twoLettersPreferredLanguage: language }
      await administrator.send('/api/Invitation/Send', { ...person, email, plan: 'base' })
      await administrator.close()
      const link = await linkInMail(page, email, SUBJECTS[language].invitation)
      await own.pass(15 * DAY)
      await visit(link, language)
      await expect(page.getByText(say('alerts.codes.InvitationTokenInvalid'))).toBeVisible()
      await expect(page).toHaveURL(/\/\?e=InvitationTokenInvalid$/)
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: say('welcome.invitation') }).click()
      await expect(page.getByRole('heading', { name: say('gate.askForInvitation') })).toBeVisible()
    },
  )

  test(
    `(${language}) an invitation of somebody else registers nobody, and nothing typed is lost [ERR-28]`,
    { tag: '@whole' },
    async ({ page, visit, own }) => {
      test.slow()
      const newcomer = createNewcomer(page, language)
      const [invited, other] = [newEmail(), newEmail()]
      const administrator = await actAsAdministrator(own.apiUrl)
      const person = { firstname: 'Marie', lastname: 'Lévesque', twoLettersPreferredLanguage: language }
      await administrator.send('/api/Invitation/Send', { ...person, email: invited, plan: 'base' })
      await administrator.close()
      await visit(await linkInMail(page, invited, SUBJECTS[language].invitation), language)
      await expect(newcomer.field('gate.email')).toHaveValue(invited)
      await newcomer.register(other)
      await expect(page.getByText(newcomer.say('alerts.codes.InvitationValidationProcessFailed'))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(newcomer.field('gate.email')).toHaveValue(other)
    },
  )
}

test(
  'an invitation in English opens in English, is reported once, and makes an English account [SPEC-1, SPEC-7] [NAV-36]',
  { tag: '@whole' },
  async ({ page, own }) => {
    test.slow()
    const email = newEmail()
    const administrator = await actAsAdministrator(own.apiUrl)
    const person = { firstname: 'Wei', lastname: 'Chen', twoLettersPreferredLanguage: 'en' }
    await administrator.send('/api/Invitation/Send', { ...person, email, plan: 'base' })
    await administrator.close()
    const newcomer = createNewcomer(page, 'en')
    const reports = () => operations.filter((name) => name === 'visitWithInvitationMutation')
    const operations = watchOperations(page)
    await page.goto(await linkInMail(page, email, SUBJECTS.en.invitation))
    await expect(newcomer.field('gate.email')).toHaveValue(email)
    await page.reload()
    await expect(newcomer.field('gate.email')).toHaveValue(email)
    expect(reports()).toHaveLength(1)
    await newcomer.register(email)
    await expect(page.getByRole('heading', { name: newcomer.say('gate.accountCreated.title') })).toBeVisible()
    await newcomer.signIn(email)
    await newcomer.expectHome()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA')
  },
)

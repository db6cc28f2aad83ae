import { expect } from '../../support/journey.ts'
import { linkInMail } from '../../support/people/mailbox.ts'
import {
  createNewcomer,
  languagesOf,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  SUBJECTS,
} from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'

const HOUR = 3_600_000

const test = journeyOn()
test.describe.configure({ mode: 'default' })

for (const language of languagesOf('en')) {
  test.describe(language, () => {
    test(`(${language}) a link that came too late leads to a new one, which opens once [REG-16] [REG-17] [REG-18] [REG-19] [REG-20] [ERR-46]`, async ({
      page,
      visit,
      own,
    }) => {
      test.slow()
      const newcomer = createNewcomer(page, language)
      const { say } = newcomer
      const email = newEmail()
      await visit('/register/form', language)
      await newcomer.register(email)
      await expect(page.getByRole('heading', { name: say('gate.activationSent.title') })).toBeVisible()
      const late = await linkInMail(page, email, SUBJECTS[language].activation)

      await own.pass(25 * HOUR)
      await page.goto(late)
      await expect(page.getByRole('heading', { name: say('gate.activation.failed.title') })).toBeVisible()
      await newcomer.press('gate.resend')
      await expect(page).toHaveURL(/\/register\/activationEmailSent\?email=/)
      await expect(page.getByText(email)).toBeVisible()

      const link = await linkInMail(page, email, SUBJECTS[language].activation, 2)
      expect(link).not.toBe(late)
      await page.goto(link)
      await expect(page.getByRole('heading', { name: say('gate.activation.confirmed.title') })).toBeVisible()
      await newcomer.signIn(email)
      await newcomer.expectHome()
      await newcomer.signOut()

      // Whoever follows either link again reads that all is done.
      for (const followed of [link, late]) {
        await page.goto(followed)
        await expect(page.getByRole('heading', { name: say('gate.activation.confirmed.title') })).toBeVisible()
      }
    })

    test(
      `(${language}) a link to a new password ends after an hour, and after its use [RESET-01] [RESET-03] [RESET-04] [RESET-05] [RESET-06]`,
      { tag: '@whole' },
      async ({ page, visit, own }) => {
        test.slow()
        const newcomer = createNewcomer(page, language)
        const { say } = newcomer
        const email = newEmail()
        await visit('/register/form', language)
        await newcomer.register(email)
        await expect(page).toHaveURL(/activationEmailSent/)
        await page.goto(await linkInMail(page, email, SUBJECTS[language].activation))
        await expect(page.getByRole('heading', { name: say('gate.activation.confirmed.title') })).toBeVisible()

        await newcomer.askForReset(email)
        await expect(page.getByText(email)).toBeVisible()
        const late = await linkInMail(page, email, SUBJECTS[language].reset)
        await own.pass(2 * HOUR)
        await newcomer.replacePassword(late)
        await expect(page.getByText(say('alerts.codes.ResetTokenInvalid')).first()).toBeVisible()
        await expect(newcomer.field('gate.newPassword')).toHaveValue(OTHER_PASSWORD)

        await newcomer.askForReset(email)
        const link = await linkInMail(page, email, SUBJECTS[language].reset, 2)
        expect(link).not.toBe(late)
        await newcomer.replacePassword(link)
        await expect(page.getByRole('heading', { name: say('gate.resetDone.title') })).toBeVisible()
        await newcomer.signIn(email, PASSWORD)
        await expect(page.getByText(say('alerts.codes.InvalidEmailPasswordCombination'))).toBeVisible()
        await newcomer.signIn(email, OTHER_PASSWORD)
        await newcomer.expectHome()
        await newcomer.signOut()

        await newcomer.replacePassword(link, PASSWORD)
        await expect(page.getByText(say('alerts.codes.ResetTokenInvalid')).first()).toBeVisible()
      },
    )

    test(
      `(${language}) a link that lost its token on the way says so, and leads to another [RESET-03]`,
      { tag: '@whole' },
      async ({ page, visit }) => {
        const { say } = createNewcomer(page, language)
        await visit('/resetPassword/form', language)
        await expect(page.getByRole('heading', { name: say('gate.resetMissing.title') })).toBeVisible()
        await page.getByRole('link', { name: say('gate.newLink') }).click()
        await expect(page).toHaveURL('/resetPassword/request')
      },
    )

    test(
      `(${language}) an address that is taken is told beside its field [REG-07] [ERR-23]`,
      { tag: '@whole' },
      async ({ page, visit }) => {
        const newcomer = createNewcomer(page, language)
        const email = newEmail()
        await visit('/register/form', language)
        await newcomer.register(email)
        await expect(page).toHaveURL(/activationEmailSent/)
        await page.goto('/register/form')
        await newcomer.register(email.toUpperCase())
        await expect(page.getByText(newcomer.say('register.form.errors.EmailAlreadyUsed'))).toBeVisible()
        await expect(newcomer.field('gate.email')).toHaveAttribute('aria-invalid', 'true')
        await expect(newcomer.field('gate.firstName')).toHaveValue('Marie')
        await expect(newcomer.field('gate.password')).toHaveValue(PASSWORD)
      },
    )
  })
}

import { readFile } from 'node:fs/promises'
import { expect, test } from '../../support/journey.ts'
import { becomeMember, createNewcomer, languagesOf, PASSWORD } from '../../support/people/newcomer.ts'

for (const language of languagesOf('en')) {
  test(
    `(${language}) an account is taken along as one file, and then closed for good [D17] [ACCT-01]`,
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const member = await becomeMember(page, visit, language)
      const { say, email } = member
      await page.goto('/myAccount')
      const downloading = page.waitForEvent('download')
      await member.press('account.export.do')
      const question = page.getByRole('dialog')
      await question.getByLabel(say('account.password.title'), { exact: true }).fill(PASSWORD)
      await question.getByRole('button', { name: say('account.export.do') }).click()
      const file = await downloading
      expect(file.suggestedFilename()).toMatch(/^palier-\d{4}-\d{2}-\d{2}\.json$/)
      const content = await readFile(await file.path(), 'utf8')
      expect(content).toContain(email)
      expect(content).toContain(language === 'fr' ? 'Ma liste' : 'My list')
      expect(content).not.toContain('argon2')

      await member.press('account.delete.open')
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(say('account.password.title'), { exact: true }).fill('Pas-le-bon-7!')
      await dialog.getByRole('button', { name: say('account.delete.confirm') }).click()
      await expect(dialog.getByText(say('account.password.wrong'))).toBeVisible()
      await dialog.getByLabel(say('account.password.title'), { exact: true }).fill(PASSWORD)
      await dialog.getByRole('button', { name: say('account.delete.confirm') }).click()
      await expect(page.getByText(say('account.delete.done'))).toBeVisible()
      await expect(page.getByRole('link', { name: say('welcome.signIn') })).toBeVisible()

      await member.signIn(email)
      await expect(page.getByText(say('alerts.codes.InvalidEmailPasswordCombination'))).toBeVisible()
      // The address is free again.
      await page.goto('/register/form')
      await member.register(email)
      await expect(page).toHaveURL(/activationEmailSent/)
    },
  )
}

test(
  'language, currency and score basis are kept with the account [ACCT-05] [ACCT-06] [ACCT-07] [ACCT-08]',
  { tag: '@whole' },
  async ({ page, visit, browser }) => {
    test.slow()
    const member = await becomeMember(page, visit)
    const { say, email } = member
    await page.goto('/myAccount')
    const currencies = page.getByRole('radiogroup', { name: say('account.currency') })
    await currencies.getByText('USD').click()
    await expect(currencies.getByRole('radio', { name: 'USD' })).toBeChecked()
    await member.press('account.scoreBasis.open')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Les 52 dernières semaines/ }).click()
    await dialog.getByRole('button', { name: say('account.save') }).click()
    await expect(page.getByText(say('account.scoreBasis.saved'))).toBeVisible()

    // Another browser finds the same choices.
    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const elsewhere = await context.newPage()
    const again = createNewcomer(elsewhere)
    await again.signIn(email)
    await again.expectHome()
    await elsewhere.goto('/myAccount')
    await expect(elsewhere.getByText(say('account.scoreBasis.FIFTY_TWO_WEEKS')).first()).toBeVisible()
    await expect(elsewhere.getByRole('radio', { name: 'USD' })).toBeChecked()
    await context.close()
  },
)

test(
  'after signing in, the account’s language holds on another browser [I18N-04]',
  { tag: '@whole' },
  async ({ page, visit, browser }) => {
    test.slow()
    const { email } = await becomeMember(page, visit)
    await page.getByRole('contentinfo').getByText('English').click()
    await expect(page.getByRole('heading', { name: 'Buy lists' })).toBeVisible()

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
    const elsewhere = await context.newPage()
    // It speaks French until somebody is known.
    await createNewcomer(elsewhere).signIn(email)
    await expect(elsewhere.getByRole('heading', { name: 'Buy lists' })).toBeVisible()
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en-CA')
    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { name: 'Buy lists' })).toBeVisible()
    await context.close()
  },
)

import { actAsAdministrator, ADMINISTRATOR } from '../../support/people/administrator.ts'
import { browserSession } from '../../support/people/browserSession.ts'
import { wordsOf } from '../../support/people/newcomer.ts'
import { expect, test } from '../../support/journey.ts'

test('an invitation with an invalid e-mail is refused at its field with the sentence of the settings [ACCT-13]', async ({
  page,
  visit,
}) => {
  const say = wordsOf('fr')
  const administrator = await actAsAdministrator(process.env.PALIER_API_URL ?? '')
  await administrator.send('/api/termsAndConditions/handleUserAnswer', { version: 221201, acceptance: true })
  await administrator.close()
  await browserSession(page, 'fr').signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
  await visit('/admin')
  await page.getByRole('link', { name: say('administration.tab.invitations'), exact: true }).click()
  await page.getByRole('button', { name: say('administration.invite') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('administration.column.firstName'), { exact: true }).fill('Wei')
  await dialog.getByLabel(say('administration.column.lastName'), { exact: true }).fill('Chen')
  const email = dialog.getByLabel(say('administration.column.email'), { exact: true })
  await email.fill('wei@')
  await dialog.getByRole('button', { name: say('administration.invite.send') }).click()
  await expect(dialog.getByText(say('settings.errors.invalidEmail'))).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
})

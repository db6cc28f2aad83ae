import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { createNewcomer, newEmail, PASSWORD } from '../../support/people/newcomer.ts'
import { holdOperation, operationOf } from '../../support/project/operations.ts'

type Sent = { variables: { input: Record<string, string> } }

/** Resolves to the input of the next request for this operation. */
async function inputOfNext(page: Page, operation: string): Promise<Record<string, string>> {
  const request = await page.waitForRequest((candidate) => operationOf(candidate) === operation)
  return (request.postDataJSON() as Sent).variables.input
}

test('an overlay covers the welcome page while a guest session opens, and the call carries the human-check token [NAV-05] [SHELL-17]', async ({
  page,
  visit,
}) => {
  const { say, press } = createNewcomer(page)
  await visit('/')
  const release = await holdOperation(page, 'signInAsGuestMutation')
  const sent = inputOfNext(page, 'signInAsGuestMutation')
  await press('welcome.guest')
  const overlay = page.getByRole('alertdialog', { name: say('welcome.opening') })
  await expect(overlay).toBeFocused()
  expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
  await page.keyboard.press('Tab')
  await expect(overlay).toBeFocused()
  expect((await sent).humanActionToken).toMatch(/.{40,}/)

  release()
  await expect(overlay).toHaveCount(0)
  await expect(page.locator('a[href^="/list/"]').first()).toBeVisible()
})

test('registration, both reset pages and the login form send the human-check token with their call [NAV-05] [AUTH-21]', async ({
  page,
  visit,
}) => {
  const newcomer = createNewcomer(page)
  const { field } = newcomer
  const email = newEmail()
  await visit('/register/form')
  const registered = inputOfNext(page, 'useRegisterMutation')
  await newcomer.register(email)
  expect((await registered).humanActionToken).toMatch(/.{40,}/)
  await expect(page).toHaveURL(/activationEmailSent/)

  const asked = inputOfNext(page, 'useRequestPasswordResetMutation')
  await newcomer.askForReset(email)
  expect((await asked).humanActionToken).toMatch(/.{40,}/)

  const replaced = inputOfNext(page, 'useResetPasswordMutation')
  await newcomer.replacePassword('/resetPassword/form#token=unknown')
  expect((await replaced).humanActionToken).toMatch(/.{40,}/)
  await expect(field('gate.newPassword')).toBeVisible()

  const signedIn = inputOfNext(page, 'useSignInMutation')
  await newcomer.signIn(email, PASSWORD)
  expect(await signedIn).toMatchObject({ email, password: PASSWORD, humanActionToken: expect.stringMatching(/.{40,}/) })
})

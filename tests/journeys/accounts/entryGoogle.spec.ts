import type { Page } from '@playwright/test'
import { CLIENT_ID, type IdentityIssuer, startIdentityIssuer } from '../../support/people/identityIssuer.ts'
import { expect } from '../../support/journey.ts'
import { linkInMail } from '../../support/people/mailbox.ts'
import { createNewcomer, languagesOf, newEmail, SUBJECTS } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'

let issuer: IdentityIssuer | null = null

const test = journeyOn(async () => {
  issuer = await startIdentityIssuer()
  return { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_ISSUERS: issuer.url, GOOGLE_JWKS_URL: issuer.keysUrl }
})
test.describe.configure({ mode: 'default' })
test.afterAll(() => issuer?.stop())

/** In the place of Google's own script: a button that says who the person is at once. */
async function standInForGoogle(page: Page, claims: Record<string, unknown>) {
  await page.exposeFunction('signIdentity', (nonce: string) => issuer?.sign({ ...claims, nonce }))
  const script = () => {
    let settings: { nonce: string; callback: (answer: { credential: string }) => void }
    const id = {
      initialize: (given: typeof settings) => (settings = given),
      renderButton(place: HTMLElement, { width }: { width: number }) {
        const button = document.createElement('button')
        button.textContent = 'Google'
        button.style.width = `${width}px`
        button.onclick = async () => {
          const sign = (window as unknown as { signIdentity(nonce: string): Promise<string> }).signIdentity
          settings.callback({ credential: await sign(settings.nonce) })
        }
        place.append(button)
      },
    }
    Object.assign(window, { google: { accounts: { id } } })
  }
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})()` }),
  )
}

const google = (page: Page) => page.getByRole('button', { name: 'Google', exact: true })

for (const language of languagesOf('fr')) {
  test(
    `(${language}) somebody new comes in by Google, and accepts the terms before anything else [AUTH-22] [TERMS-01] [TERMS-02] [TERMS-03] [NAV-38]`,
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const { say, press, expectHome } = createNewcomer(page, language)
      const email = newEmail()
      const person = { email, sub: `new-${email}`, given_name: 'Amélie', family_name: 'Gagnon' }
      await standInForGoogle(page, person)
      await visit('/login', language)
      await google(page).click()
      await expect(page.getByText(say('terms.isFirst'))).toBeVisible()
      await page.goto('/myAccount')
      await expect(page).toHaveURL(/\/legal\/terms-conditions/)

      const downloading = page.waitForEvent('download')
      await press('account.export.do')
      expect((await downloading).suggestedFilename()).toMatch(/\.json$/)
      await expect(page.getByRole('button', { name: say('terms.accept') })).toBeDisabled()
      await page.getByRole('checkbox', { name: say('terms.agree') }).check()
      await press('terms.accept')
      await expectHome()
    },
  )

  test(
    `(${language}) an address that Google does not run opens by its password once, then by Google [API-21]`,
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const newcomer = createNewcomer(page, language)
      const { say } = newcomer
      const email = newEmail()
      await standInForGoogle(page, { email, sub: `old-${email}`, given_name: 'Marie', family_name: 'Lévesque' })
      await visit('/register/form', language)
      await newcomer.register(email)
      await expect(page).toHaveURL(/activationEmailSent/)
      await page.goto(await linkInMail(page, email, SUBJECTS[language].activation))
      await expect(page.getByRole('heading', { name: say('gate.activation.confirmed.title') })).toBeVisible()

      await page.goto('/login')
      await google(page).click()
      await expect(page.getByText(say('alerts.codes.IdentityNotLinked'))).toBeVisible()
      await newcomer.field('gate.email').fill(email)
      await newcomer.field('gate.password').fill('Quatre-marches-7!')
      await newcomer.press('gate.signIn')
      await newcomer.expectHome()
      await newcomer.signOut()

      await page.goto('/login')
      await google(page).click()
      await newcomer.expectHome()
    },
  )
}

test(
  'who refuses the terms may close the account at once [TERMS-03] [D17]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const { say, press } = createNewcomer(page)
    const email = newEmail()
    await standInForGoogle(page, { email, sub: `leaving-${email}`, given_name: 'Léa', family_name: 'Roy' })
    await visit('/login')
    await google(page).click()
    await press('account.delete.open')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('account.delete.confirm') })
      .click()
    await expect(page.getByText(say('account.delete.done'))).toBeVisible()
    await expect(page.getByRole('link', { name: say('welcome.signIn') })).toBeVisible()
  },
)

test(
  'the button is 400 px wide above 750 px of window width, else 300 px [AUTH-01] [CONST-28]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await standInForGoogle(page, {})
    for (const [window, expected] of [
      [1440, 400],
      [751, 400],
      [750, 300],
      [390, 300],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 })
      await visit('/login')
      await expect(google(page)).toBeVisible()
      expect((await google(page).boundingBox())?.width, String(window)).toBe(expected)
    }
  },
)

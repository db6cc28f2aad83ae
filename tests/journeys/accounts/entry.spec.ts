import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { linkInMail } from '../../support/people/mailbox.ts'
import { becomeMember, newEmail, PASSWORD, personalMenu } from '../../support/people/newcomer.ts'

async function fillRegistration(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Prénom').fill('Marie')
  await page.getByLabel('Nom', { exact: true }).fill('Lévesque')
  await page.getByLabel('Courriel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmation du mot de passe').fill(password)
  await page.getByRole('checkbox', { name: /J’accepte/ }).check()
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await page.getByLabel('Courriel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
}

async function signOut(page: Page) {
  await personalMenu(page).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
  await expect(page.getByRole('button', { name: 'Essayer sans compte' })).toBeVisible()
}

test('somebody registers, opens the mail, and comes in [REG-01] [REG-15] [REG-16] [REG-17] [REG-18] [REG-20] [AUTH-09] [AUTH-10]', async ({
  page,
  visit,
}) => {
  test.slow()
  const email = newEmail()
  await visit('/register/form')
  await fillRegistration(page, email)
  await page.getByRole('button', { name: 'Créer le compte' }).click()
  await expect(page).toHaveURL(/\/register\/activationEmailSent\?email=/)
  await expect(page.getByText(email)).toBeVisible()

  await signIn(page, email, PASSWORD)
  await expect(page.getByText('Ce compte n’est pas encore activé')).toBeVisible()

  const link = await linkInMail(page, email, /./)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Votre compte est activé' })).toBeVisible()

  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Ma liste' })).toBeVisible()
})

test(
  'no address bar, no request and no referrer tells the token of a mail; older links still lead',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { email } = await becomeMember(page, visit)
    await signOut(page)
    await page.goto('/resetPassword/request')
    await page.getByLabel('Courriel').fill(email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    const link = new URL(await linkInMail(page, email, /mot de passe/i))
    const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
    expect([link.pathname, link.search, token.length]).toEqual(['/resetPassword/form', '', 43])

    const told: string[] = []
    page.on('request', async (request) => told.push(request.url(), (await request.allHeaders())['referer'] ?? ''))
    const form = page.getByLabel('Nouveau mot de passe', { exact: true })
    await page.goto(link.href)
    await expect(form).toBeVisible()
    await expect(page).toHaveURL('/resetPassword/form')
    await page.reload()
    await expect(form).toBeVisible()
    expect(told.length).toBeGreaterThan(4)
    expect(told.filter((each) => each.includes(token))).toEqual([])

    // As the mails of before have it.
    await page.goto(`/resetPassword/form?token=${token}`)
    await expect(form).toBeVisible()
    await expect(page).toHaveURL('/resetPassword/form')
    await form.fill('Cinq-marches-8!')
    await page.getByLabel('Confirmation du mot de passe').fill('Cinq-marches-8!')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await expect(page).toHaveURL(/\/resetPassword\/done/)
  },
)

test(
  'an unknown or reused link shows the failure and a way to another mail [REG-18] [REG-19] [ERR-46]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await visit('/register/activation/confirmEmail?token=nothing-like-a-token')
    await expect(page.getByRole('heading', { name: 'L’activation n’a pas réussi' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Renvoyer le courriel d’activation' })).toBeVisible()
  },
)

test(
  'an address that is taken is told beside its field, and nothing typed is lost [REG-07] [ERR-23]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { email } = await becomeMember(page, visit)
    await signOut(page)
    await page.goto('/register/form')
    await fillRegistration(page, email)
    await page.getByRole('button', { name: 'Créer le compte' }).click()
    await expect(page.getByText('Un compte utilise déjà ce courriel.')).toBeVisible()
    await expect(page.getByLabel('Prénom')).toHaveValue('Marie')
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(PASSWORD)
  },
)

test(
  'the account can be created only once every field holds and the terms are accepted [REG-14]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await visit('/register/form')
    const create = page.getByRole('button', { name: 'Créer le compte' })
    await expect(create).toBeDisabled()
    await fillRegistration(page, newEmail())
    await expect(create).toBeEnabled()
    await page.getByRole('checkbox', { name: /J’accepte/ }).uncheck()
    await expect(create).toBeDisabled()
  },
)

test(
  'a wrong password says only that the two do not go together [AUTH-16] [ERR-30]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await visit('/login')
    await signIn(page, newEmail(), 'Pas-le-bon-7!')
    await expect(page.getByText('Ce courriel et ce mot de passe ne vont pas ensemble.')).toBeVisible()
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('Pas-le-bon-7!')
  },
)

test(
  'remember-me keeps the e-mail for the next visit, never the password [AUTH-03] [STORE-02]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { email } = await becomeMember(page, visit)
    await signOut(page)
    await page.goto('/login')
    await page.getByLabel('Courriel').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('checkbox', { name: 'Se souvenir de moi' }).check()
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Listes d’achats' })).toBeVisible()
    await signOut(page)
    await page.goto('/login')
    await expect(page.getByLabel('Courriel')).toHaveValue(email)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('')
  },
)

test(
  'a forgotten password is replaced by the link of a mail, once [RESET-01] [RESET-03] [RESET-04] [RESET-05]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { email } = await becomeMember(page, visit)
    await signOut(page)
    await page.goto('/resetPassword/request')
    await page.getByLabel('Courriel').fill(email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await expect(page).toHaveURL(/\/resetPassword\/sent/)
    await expect(page.getByText(email)).toBeVisible()

    const link = await linkInMail(page, email, /mot de passe/i)
    const replaced = 'Cinq-marches-8!'
    const replace = async () => {
      await page.goto(link)
      await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(replaced)
      await page.getByLabel('Confirmation du mot de passe').fill(replaced)
      await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    }
    await replace()
    await expect(page).toHaveURL(/\/resetPassword\/done/)
    await signIn(page, email, replaced)
    await expect(page.getByRole('heading', { name: 'Listes d’achats' })).toBeVisible()
    await signOut(page)

    await replace()
    await expect(page.getByText('Ce lien ne sert qu’une fois et n’est plus valide.').first()).toBeVisible()
  },
)

test('an address that nobody has gets the same answer [RESET-07]', { tag: '@whole' }, async ({ page, visit }) => {
  await visit('/resetPassword/request')
  await page.getByLabel('Courriel').fill(newEmail())
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await expect(page).toHaveURL(/\/resetPassword\/sent/)
})

test(
  'the name and the password are changed on the account page [ACCT-01] [ACCT-09] [ACCT-10] [ACCT-11] [ACCT-12]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { email } = await becomeMember(page, visit)
    await page.goto('/myAccount')
    await page.getByRole('button', { name: 'Modifier le prénom et le nom' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Prénom').fill('Jeanne')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Nom enregistré')).toBeVisible()
    await expect(page.getByText('Jeanne Lévesque', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    await dialog.getByLabel('Mot de passe actuel', { exact: true }).fill(PASSWORD)
    await dialog.getByLabel('Nouveau mot de passe', { exact: true }).fill('Six-marches-9!')
    await dialog.getByLabel('Nouveau mot de passe, encore une fois', { exact: true }).fill('Six-marches-9!')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Mot de passe changé').first()).toBeVisible()
    await signOut(page)
    await signIn(page, email, 'Six-marches-9!')
    await expect(page.getByRole('heading', { name: 'Listes d’achats' })).toBeVisible()
  },
)

test(
  'the help dialog shows the legend and the version [HELP-01] [HELP-02] [HELP-04] [SHELL-11]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await page.setViewportSize({ width: 1600, height: 900 })
    await enterAsGuest()
    await personalMenu(page).click()
    await page.getByRole('menuitem', { name: 'Aide' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Vos quatre prix')).toBeVisible()
    await expect(dialog).toContainText(/\d+\.\d+\.\d+/)
    expect(Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(900)
  },
)

test(
  'a guest sends an opinion, and the form is as new [FEEDBACK-01] [FEEDBACK-02] [FEEDBACK-03] [FEEDBACK-05] [FEEDBACK-07]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    await enterAsGuest()
    await page.getByRole('button', { name: 'Votre avis' }).click()
    await page.getByLabel(/Commentaire/).fill('Très clair.')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByText('Merci, votre avis est bien arrivé')).toBeVisible()
  },
)

test('the legal pages say what they must, in both languages [TERMS-05] [TERMS-06] [TERMS-07] [TERMS-08] [TERMS-09] [TERMS-17]', async ({
  page,
  visit,
}) => {
  await visit('/legal/terms-conditions')
  await expect(page.getByText(/221201/)).toBeVisible()
  await expect(page.getByText(/15 minutes/).first()).toBeVisible()
  await visit('/legal/cookie-policy')
  await expect(page.getByText(/11 janvier 2022/)).toBeVisible()
  await visit('/legal/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the key is kept and leads on, to paths of this site only [UNLOCK-01] [UNLOCK-02]', async ({ page, visit }) => {
  for (const [go, expected] of [
    ['/login', '/login'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
  ] as const) {
    await visit(`/unlockAccess?go=${encodeURIComponent(go)}`)
    await page.getByLabel('Clé d’accès').fill('une-cle-de-seize-signes')
    await page.getByRole('button', { name: 'Entrer' }).click()
    await expect(page).toHaveURL(expected)
    await page.evaluate(() => localStorage.removeItem('palier.preproductionKey'))
  }
})

import type { Page } from '@playwright/test'
import { expect } from '../../support/journey.ts'
import { linkInMail } from '../../support/people/mailbox.ts'
import { createNewcomer, languagesOf, newEmail, personalMenu, SUBJECTS } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'

const HOUR = 3_600_000

const test = journeyOn()
test.describe.configure({ mode: 'default' })

/** What a guest does on other pages, in short: another currency, two lists and a portfolio of their own. */
async function work(page: Page, names: readonly string[]) {
  await page.evaluate(async (listNames) => {
    const lists = listNames.map(
      (name, at) => `l${at}: createWatchList(input: { kind: BUY, name: "${name}", description: "" }) { __typename }`,
    )
    const query = `mutation { setCurrency(input: { currency: USD }) { __typename } ${lists.join(' ')}
      book: createPortfolio(input: { name: "Retraite", description: "", currency: CAD }) { __typename } }`
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1' },
      body: JSON.stringify({ query }),
    })
    const { data } = (await answer.json()) as { data?: Record<string, { __typename: string }> }
    const outcomes = Object.values(data ?? {}).map(({ __typename }) => __typename)
    if (outcomes.length !== listNames.length + 2 || outcomes.some((name) => !name.endsWith('Payload')))
      throw new Error(`the guest could not work: ${outcomes.join(', ')}`)
  }, names)
}

for (const language of languagesOf('en')) {
  test(
    `(${language}) a guest registers, keeps what they made, and finds it in the account a day later; finding S2: what the plan does not open is told before and shown after [D2] [REG-15]`,
    { tag: '@whole' },
    async ({ page, visit, enterAsGuest, own }) => {
      test.slow()
      const newcomer = createNewcomer(page, language)
      const { say } = newcomer
      const email = newEmail()
      await enterAsGuest(language)
      await work(page, ['Banques', 'Vertes'])

      await personalMenu(page).click()
      await page.getByRole('menuitem', { name: say('shell.createAccount') }).click()
      const kept = page.getByRole('group', { name: say('gate.kept') })
      await expect(kept.getByRole('checkbox')).toHaveCount(4)
      for (const box of await kept.getByRole('checkbox').all()) await expect(box).toBeChecked()
      await kept.getByRole('checkbox', { name: /Vertes/ }).uncheck()
      await expect(kept.getByRole('status')).toContainText(language === 'fr' ? '1 portefeuille' : '1 portfolio')
      await own.pass(20 * HOUR)
      await newcomer.register(email)
      await expect(page).toHaveURL(/kept=3/)
      const link = await linkInMail(page, email, SUBJECTS[language].activation)

      // The guest's own day is over; the clean-up has run.
      await own.pass(10 * HOUR)
      await visit(link, language)
      await expect(page.getByRole('heading', { name: say('gate.activation.confirmed.title') })).toBeVisible()
      await newcomer.signIn(email)
      await newcomer.expectHome()
      await expect(page.getByText(language === 'fr' ? 'Ma liste' : 'My list', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Banques', { exact: true }).first()).toBeVisible()
      await expect(page.getByText('Vertes', { exact: true })).toHaveCount(0)
      const card = page.getByRole('article', { name: 'Retraite' })
      await expect(card).toContainText(language === 'fr' ? 'Au-delà de votre forfait' : 'Over your plan’s limit')
      await card.getByRole('link', { name: 'Retraite' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Retraite' })).toBeVisible()
      await expect(page.getByRole('link', { name: say('beyondPlan.see') })).toBeVisible()
      const add = page.getByRole('main').getByRole('button', { name: say('portfolio.add') })
      await expect(add.first()).toHaveAttribute('aria-disabled', 'true')
      await page.goto('/myAccount')
      await expect(page.getByRole('radio', { name: 'USD' })).toBeChecked()
    },
  )
}

test(
  'a guest who changed nothing is asked nothing when they register [D2]',
  { tag: '@whole' },
  async ({ page, enterAsGuest }) => {
    const { say } = createNewcomer(page)
    await enterAsGuest()
    await page.goto('/myAccount')
    await page
      .getByRole('main')
      .getByRole('link', { name: say('account.guestRegister') })
      .click()
    await expect(page.getByRole('button', { name: say('gate.register') })).toBeVisible()
    await expect(page.getByRole('group', { name: say('gate.kept') })).toHaveCount(0)
    await expect(page.getByRole('button', { name: say('welcome.guest') })).toHaveCount(0)
  },
)

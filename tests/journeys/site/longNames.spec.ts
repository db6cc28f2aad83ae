import type { Page } from '@playwright/test'
import { FREE_TEXT_MAXIMUM_LENGTH, NAME_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { actAsAdministrator, ADMINISTRATOR } from '../../support/people/administrator.ts'
import { expect, test } from '../../support/journey.ts'
import { createNewcomer, wordsOf } from '../../support/people/newcomer.ts'
import { overrunsOn } from '../../support/faults/overruns.ts'
import { actBeside } from '../../support/pages/ownLists.ts'
import { rowsOf } from '../../support/whole.ts'

const WIDTHS = [390, 1024, 1440]
const say = wordsOf('fr')

/** The longest that may be written: in one word, which is as wide as letters get, and in several. */
const TEXTS = [
  { kind: 'one word', fill: (length: number) => 'W'.repeat(length) },
  {
    kind: 'words',
    fill: (length: number) => 'Placements à très long terme du grand-père '.repeat(25).slice(0, length).trim(),
  },
] as const

type Text = (typeof TEXTS)[number]

/** What nobody here can write, as long as the catalogue and the forms allow, in every answer of the server. */
async function lengthenAnswers(page: Page, { fill }: Text): Promise<void> {
  const lengths = {
    companyName: 100,
    sector: NAME_MAXIMUM_LENGTH,
    industry: NAME_MAXIMUM_LENGTH,
    firstName: NAME_MAXIMUM_LENGTH,
    lastName: NAME_MAXIMUM_LENGTH,
    fullName: 2 * NAME_MAXIMUM_LENGTH + 1,
    note: FREE_TEXT_MAXIMUM_LENGTH,
    headline: 200,
  }
  const known = new RegExp(`"(${Object.keys(lengths).join('|')})":"[^"]+"`, 'g')
  await page.route('**/graphql', async (route) => {
    // A connection that the server has just closed for rest is no fault of the page.
    const answer = await route.fetch({ maxRetries: 2 })
    const text = await answer.text()
    const body = text.replace(known, (_whole, key: keyof typeof lengths) => `"${key}":"${fill(lengths[key])}"`)
    await route.fulfill({ response: answer, body })
  })
}

/** Looks at what the page shows in every width. */
async function expectToFit(page: Page, about: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => overrunsOn(page), { message: `${about}, ${width} px`, timeout: 3000 }).toEqual([])
  }
}

async function lookAt(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await expectToFit(page, path)
  }
}

for (const text of rowsOf(TEXTS, 1)) {
  test(
    `the longest names of lists, portfolios, stocks and tags in ${text.kind} fit every page [GEN-14]`,
    { tag: '@whole' },
    async ({ page, enterAsGuest }) => {
      test.slow()
      await lengthenAnswers(page, text)
      await enterAsGuest()
      const beside = actBeside(page)
      const name = text.fill(NAME_MAXIMUM_LENGTH)
      const buy = await beside.makeList(name, 'BUY', text.fill(FREE_TEXT_MAXIMUM_LENGTH))
      await beside.makeList(name, 'SELL')
      const { stock } = await beside.addEntry(buy, 'ENB.XTSE', { t200: '99', t400: '90', t600: '80', t800: '70' })
      await page.getByRole('button', { name: say('overview.add') }).click()
      const form = page.getByRole('form', { name: say('overview.add') })
      await form.getByLabel(say('portfolio.name'), { exact: true }).fill(name)
      await form.getByRole('button', { name: say('overview.create') }).click()
      const own = page.locator('a[href^="/portfolio/"]').filter({ hasText: name })
      const empty = (await own.first().getAttribute('href')) ?? ''
      const held = (await page.locator('a[href^="/portfolio/"]').first().getAttribute('href')) ?? ''
      await lookAt(page, ['/', '/d2', buy.path, held, empty, '/costBase', `/stock/${stock.stockId}`])

      await page.getByRole('tab').nth(1).click()
      await page.getByRole('heading', { name: say('analysis.partnerships') }).waitFor()
      await expectToFit(page, 'the analysis')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )

  test(
    `the longest names of people in ${text.kind} fit the account and the administration [GEN-14]`,
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const administrator = await actAsAdministrator(process.env.PALIER_API_URL ?? '')
      await administrator.send('/api/termsAndConditions/handleUserAnswer', { version: 221201, acceptance: true })
      await administrator.close()
      await lengthenAnswers(page, text)
      await visit('/')
      const newcomer = createNewcomer(page)
      await newcomer.signIn(ADMINISTRATOR.email, ADMINISTRATOR.password)
      await newcomer.expectHome()
      const tabs = ['users', 'invitations', 'comments', 'usage', 'maintenance', 'tests', 'audit']
      await lookAt(page, ['/', '/myAccount', '/subscription', ...tabs.map((tab) => `/admin?tab=${tab}`)])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    },
  )
}

test('the pages of a visitor fit [GEN-14]', { tag: '@whole' }, async ({ page, visit }) => {
  test.slow()
  await visit('/')
  await lookAt(page, [
    '/',
    '/nothing',
    '/login',
    '/register/form',
    `/register/activationEmailSent?email=${'w'.repeat(64)}@${'w'.repeat(60)}.example.ca`,
    '/register/accountCreated',
    '/register/InvitationinRequestReceived',
    '/resetPassword/request',
    '/resetPassword/sent',
    '/resetPassword/done',
    '/subscription',
    '/legal/terms-conditions',
    '/legal/privacy-policy',
    '/legal/cookie-policy',
    '/about',
  ])
})

import type { Locator, Page } from '@playwright/test'
import { type Act, tryInVainThenOnce } from '../../support/faults/brokenNetwork.ts'
import { expect, test } from '../../support/journey.ts'
import { linkInMail } from '../../support/people/mailbox.ts'
import {
  becomeMember,
  newEmail,
  OTHER_PASSWORD,
  PASSWORD,
  personalMenu,
  SUBJECTS,
  wordsOf,
} from '../../support/people/newcomer.ts'
import { payForPlan } from '../../support/billing/paidPlan.ts'
import { createPlanPage, readInvoices, TEST_CARDS, writeCard } from '../../support/billing/planPage.ts'

const say = wordsOf('fr')
const OTHER_CARD = '5555555555554444'
const field = (place: Page | Locator, id: string) => place.getByLabel(say(id), { exact: true })
const press = (place: Page | Locator, id: string) =>
  place
    .getByRole('button', { name: say(id), exact: true })
    .first()
    .click()
const dialog = (page: Page, id: string) => page.getByRole('dialog', { name: say(id), exact: true })
const told = (page: Page, id: string) =>
  expect(
    page
      .getByRole('status')
      .filter({ hasText: say(id) })
      .first(),
  ).toBeVisible()

test.use({ viewport: { width: 1440, height: 900 }, fetchesAhead: true })
test.slow()

const OF_AN_ACCOUNT: readonly Act[] = [
  {
    name: 'the name',
    writes: ['useSetNameMutation'],
    async write(page) {
      await page.getByRole('button', { name: say('account.name.change') }).click()
      await field(dialog(page, 'account.name.title'), 'account.firstName').fill('Jeanne')
    },
    send: (page) => press(dialog(page, 'account.name.title'), 'account.save'),
    kept: (page) => [[field(dialog(page, 'account.name.title'), 'account.firstName'), 'Jeanne']],
    done: (page) => expect(dialog(page, 'account.name.title')).toHaveCount(0),
  },
  {
    name: 'the password',
    writes: ['useSetPasswordMutation'],
    async write(page) {
      await page.getByRole('button', { name: say('account.password.change') }).click()
      const form = dialog(page, 'account.password.title')
      await field(form, 'account.password.old').fill(PASSWORD)
      await field(form, 'account.password.new').fill(OTHER_PASSWORD)
      await field(form, 'account.password.confirm').fill(OTHER_PASSWORD)
    },
    send: (page) => press(dialog(page, 'account.password.title'), 'account.save'),
    kept: (page) => [[field(dialog(page, 'account.password.title'), 'account.password.new'), OTHER_PASSWORD]],
    done: (page) => expect(dialog(page, 'account.password.title')).toHaveCount(0),
  },
  {
    name: 'the basis of the score',
    writes: ['useSetScoreBasisMutation'],
    async write(page) {
      await press(page, 'account.scoreBasis.open')
      await dialog(page, 'account.scoreBasis').getByRole('radio').nth(1).check()
    },
    send: (page) => press(dialog(page, 'account.scoreBasis'), 'account.save'),
    kept: (page) => [[dialog(page, 'account.scoreBasis').getByRole('radio', { checked: true })]],
    done: (page) => expect(dialog(page, 'account.scoreBasis')).toHaveCount(0),
  },
  {
    name: 'the currency',
    writes: ['useSetCurrencyMutation'],
    write: async () => {},
    send: (page) =>
      page
        .getByRole('radiogroup', { name: say('account.currency') })
        .getByText('USD', { exact: true })
        .click(),
    done: async () => {},
  },
  {
    name: 'the daily mail',
    writes: ['useSetCrossingDigestMutation'],
    write: async () => {},
    send: (page) => page.getByRole('switch', { name: say('account.digest') }).click(),
    done: (page) => told(page, 'account.digest.on'),
  },
  {
    name: 'a token',
    writes: ['useCreateApiTokenMutation'],
    adds: ['useCreateApiTokenMutation'],
    async write(page) {
      await press(page, 'apiTokens.create')
      await field(dialog(page, 'apiTokens.create'), 'apiTokens.name').fill('Tableur')
      await field(dialog(page, 'apiTokens.create'), 'account.password.title').fill(OTHER_PASSWORD)
    },
    send: (page) => press(dialog(page, 'apiTokens.create'), 'apiTokens.create'),
    kept: (page) => [[field(dialog(page, 'apiTokens.create'), 'apiTokens.name'), 'Tableur']],
    async done(page) {
      await expect(page.getByRole('status', { name: say('apiTokens.secret.title') })).toBeVisible()
      await press(page, 'apiTokens.done')
    },
  },
  {
    name: 'the end of a token',
    writes: ['useDeleteApiTokenMutation'],
    write: async () => {},
    async send(page) {
      await page.getByRole('button', { name: say('apiTokens.revoke.which').replace('{name}', 'Tableur') }).click()
      await press(page.getByRole('alertdialog'), 'apiTokens.revoke')
    },
    kept: (page) => [[page.getByRole('button', { name: say('apiTokens.revoke.which').replace('{name}', 'Tableur') })]],
    done: (page) => expect(page.getByText(say('apiTokens.none'), { exact: true })).toBeVisible(),
  },
]

test(
  'what is written on the account without a network stays, and is written once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await becomeMember(page, visit)
    await page.goto('/myAccount')
    await tryInVainThenOnce(page, say, OF_AN_ACCOUNT)
  },
)

test(
  'an order without a network keeps the card that was written, and is placed once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await becomeMember(page, visit)
    const plans = createPlanPage(page, say)
    await plans.openOrder()
    await tryInVainThenOnce(page, say, [
      {
        name: 'an order',
        writes: ['useOrderPlanMutation', 'useConfirmSandboxCardMutation'],
        adds: ['useOrderPlanMutation'],
        write: () => writeCard(page, say, TEST_CARDS.paid),
        send: () => plans.place.click(),
        kept: () => [[page.getByLabel(say('card.cvc'), { exact: true }), '123']],
        done: () => plans.expectReceipt(),
      },
    ])
    expect(await readInvoices(page)).toHaveLength(1)
  },
)

test(
  'what is done to a plan without a network is said, and is done once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await becomeMember(page, visit)
    await payForPlan(page, 'standard')
    const plans = createPlanPage(page, say)
    await page.goto('/subscription')
    await tryInVainThenOnce(page, say, [
      {
        name: 'a dearer plan',
        writes: ['useChangePlanMutation'],
        prepare: () => plans.choose('Pro'),
        write: async () => {},
        send: () => plans.button('order.change.do').click(),
        kept: () => [[page.getByText(say('order.change.lede.up'))]],
        done: () => expect(page.getByRole('heading', { name: 'Votre forfait pro est ouvert' })).toBeVisible(),
      },
    ])
    await page.goto('/myAccount')
    const billing = page.getByRole('region', { name: say('account.billing') })
    await tryInVainThenOnce(page, say, [
      {
        name: 'the end of a plan',
        writes: ['useCancelSubscriptionMutation'],
        write: async () => {},
        async send() {
          await press(page, 'billing.cancel')
          await press(page.getByRole('alertdialog'), 'billing.cancel')
        },
        kept: () => [[billing.getByRole('button', { name: say('billing.cancel') })]],
        async done() {
          await expect(page.getByRole('alertdialog')).toContainText(say('alerts.codes.SubscriptionCancelled'))
          await press(page.getByRole('alertdialog'), 'alerts.close')
        },
      },
      {
        name: 'its resumption',
        writes: ['useOrderPlanMutation'],
        write: async () => {},
        async send() {
          await press(page, 'billing.resume')
          // Without a network nobody can tell what it costs today, and that is said in the place of the question.
          const question = page.getByRole('alertdialog')
          await question.waitFor()
          const yes = question.getByRole('button', { name: say('billing.resume.yes') })
          if (await yes.isVisible()) await yes.click()
        },
        kept: () => [[billing.getByRole('button', { name: say('billing.resume') })]],
        done: () => expect(billing.getByRole('button', { name: say('billing.cancel') })).toBeVisible(),
      },
    ])
  },
)

test(
  'what is done to cards without a network is said, and is done once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await becomeMember(page, visit)
    await payForPlan(page, 'standard')
    await page.goto('/myAccount')
    const cards = dialog(page, 'cards.title')
    const menuOf = (digits: string) => cards.getByRole('button', { name: new RegExp(`${digits}$`) })
    const choose = async (digits: string, id: string) => {
      await menuOf(digits).click()
      await page.getByRole('menuitem', { name: say(id), exact: true }).click()
    }
    await tryInVainThenOnce(page, say, [
      {
        name: 'another card',
        writes: ['useStartCardSetupMutation', 'useConfirmSandboxCardMutation'],
        adds: ['useStartCardSetupMutation'],
        async prepare() {
          await press(page, 'billing.manage')
          await press(cards, 'card.new')
        },
        write: () => writeCard(page, say, OTHER_CARD),
        send: () => press(cards, 'cards.add'),
        kept: () => [[field(cards, 'card.cvc'), '123']],
        done: () => expect(cards).toHaveCount(0),
      },
      {
        name: 'the default card',
        writes: ['useSetDefaultPaymentMethodMutation'],
        prepare: () => press(page, 'billing.manage'),
        write: async () => {},
        send: () => choose('4242', 'cards.makeDefault'),
        kept: () => [[menuOf('4444')]],
        done: () => expect(menuOf('4242').locator('..').getByText(say('card.default'))).toBeVisible(),
      },
      {
        name: 'the name on a card',
        writes: ['useUpdatePaymentMethodMutation'],
        async write() {
          await choose('4242', 'cards.edit')
          await field(cards, 'card.name').fill('Marie Tremblay')
        },
        send: () => press(cards, 'cards.save'),
        kept: () => [[field(cards, 'card.name'), 'Marie Tremblay']],
        done: () => expect(cards.getByText(/Marie Tremblay/)).toBeVisible(),
      },
      {
        name: 'the end of a card',
        writes: ['useDeletePaymentMethodMutation'],
        write: async () => {},
        async send() {
          await choose('4444', 'cards.delete')
          await press(page.getByRole('alertdialog'), 'cards.delete')
        },
        kept: () => [[menuOf('4444')]],
        done: () => expect(menuOf('4444')).toHaveCount(0),
      },
    ])
  },
)

test(
  'the end of an account without a network is said, and is the end once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    await becomeMember(page, visit)
    await page.goto('/myAccount')
    await tryInVainThenOnce(page, say, [
      {
        name: 'the end of an account',
        writes: ['useDeleteAccountMutation'],
        async write() {
          await press(page, 'account.delete.open')
          await field(dialog(page, 'account.delete.title'), 'account.password.title').fill(PASSWORD)
        },
        send: () => press(dialog(page, 'account.delete.title'), 'account.delete.confirm'),
        kept: () => [[field(dialog(page, 'account.delete.title'), 'account.password.title'), PASSWORD]],
        done: () => expect(page.getByRole('link', { name: say('welcome.signIn') })).toBeVisible(),
      },
    ])
  },
)

test(
  'coming in, and a new password, are tried without a network and done once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const { email, signOut, askForReset } = await becomeMember(page, visit)
    await signOut()
    await askForReset(email)
    await page.goto(await linkInMail(page, email, SUBJECTS.fr.reset))
    await tryInVainThenOnce(page, say, [
      {
        name: 'a new password',
        writes: ['useResetPasswordMutation'],
        async write() {
          await field(page, 'gate.newPassword').fill(OTHER_PASSWORD)
          await field(page, 'gate.passwordConfirmation').fill(OTHER_PASSWORD)
        },
        send: () => press(page, 'gate.savePassword'),
        kept: () => [[field(page, 'gate.newPassword'), OTHER_PASSWORD]],
        done: () => expect(page).toHaveURL(/\/resetPassword\/done/),
      },
    ])
    await page.goto('/login')
    await tryInVainThenOnce(page, say, [
      {
        name: 'coming in',
        writes: ['useSignInMutation'],
        async write() {
          await field(page, 'gate.email').fill(email)
          await field(page, 'gate.password').fill(OTHER_PASSWORD)
        },
        send: () => press(page, 'gate.signIn'),
        kept: () => [
          [field(page, 'gate.email'), email],
          [field(page, 'gate.password'), OTHER_PASSWORD],
        ],
        done: () => expect(personalMenu(page)).toBeVisible(),
      },
    ])
  },
)

test(
  'what is written at the gate without a network stays, and is sent once',
  { tag: '@whole' },
  async ({ page, visit }) => {
    const email = newEmail()
    await visit('/register/form')
    await tryInVainThenOnce(page, say, [
      {
        name: 'a registration',
        writes: ['useRegisterMutation'],
        async write() {
          await field(page, 'gate.firstName').fill('Marie')
          await field(page, 'gate.lastName').fill('Lévesque')
          await field(page, 'gate.email').fill(email)
          await field(page, 'gate.password').fill(PASSWORD)
          await field(page, 'gate.passwordConfirmation').fill(PASSWORD)
          await page.getByRole('checkbox', { name: /J’accepte/ }).check()
        },
        send: () => press(page, 'gate.register'),
        kept: () => [
          [field(page, 'gate.email'), email],
          [field(page, 'gate.password'), PASSWORD],
        ],
        done: () => expect(page).toHaveURL(/activationEmailSent/),
      },
    ])
    await page.goto('/resetPassword/request')
    await tryInVainThenOnce(page, say, [
      {
        name: 'a lost password',
        writes: ['useRequestPasswordResetMutation'],
        write: () => field(page, 'gate.email').fill(email),
        send: () => press(page, 'gate.sendLink'),
        kept: () => [[field(page, 'gate.email'), email]],
        done: () => expect(page).toHaveURL(/\/resetPassword\/sent/),
      },
    ])
    await page.goto('/')
    await tryInVainThenOnce(page, say, [
      {
        name: 'a trial',
        writes: ['signInAsGuestMutation'],
        write: async () => {},
        send: () => press(page, 'welcome.guest'),
        done: () => page.locator('a[href^="/list/"]').first().waitFor(),
      },
    ])
  },
)

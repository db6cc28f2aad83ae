import { expect, type Locator, type Page } from '@playwright/test'
import type { createNewcomer } from '../people/newcomer.ts'
import { cancelPlan, payForPlan, readTaken, saveCard, type Till } from './paidPlan.ts'
import { createPlanPage } from './planPage.ts'

/** Who takes the money in these journeys, as a person in front of a page meets them. */
export type CardProvider = {
  till: Till
  /** Writes a card into the form that the page shows. */
  write(page: Page, say: (id: string) => string, number: string): Promise<void>
  /** The button with which the holder says yes or no to the bank. */
  bank(answer: 'yes' | 'no'): Locator
  /** Lets a month and a little pass. */
  passMonth(): Promise<void>
}

export const CARD_ANSWERS = ['accepted', 'asked: yes', 'asked: no', 'asked: no answer', 'declined'] as const
type CardAnswer = (typeof CARD_ANSWERS)[number]

/** A refusal at the moment of payment: a card that was saved, or one that is written for it. */
const NUMBERS: Record<CardAnswer, { saved: string; typed: string }> = {
  accepted: { saved: '5555555555554444', typed: '5555555555554444' },
  declined: { saved: '4000000000000341', typed: '4000000000000002' },
  'asked: yes': { saved: '4000002760003184', typed: '4000002760003184' },
  'asked: no': { saved: '4000002760003184', typed: '4000002760003184' },
  'asked: no answer': { saved: '4000002760003184', typed: '4000002760003184' },
}
const GOOD = '4242424242424242'

type Person = ReturnType<typeof createNewcomer>
type Stage = { page: Page; person: Person; provider: CardProvider }

type CardAct = {
  takesTyped: boolean
  /** Brings the person in front of the act. */
  arrange(stage: Stage): Promise<void>
  /** Where it is done, opened anew. */
  open(stage: Stage): Promise<void>
  /** Presses what does it. */
  press(stage: Stage): Promise<void>
  /** What says why the card was not taken. */
  refusal(page: Page): Locator
  expectDone(stage: Stage): Promise<void>
}

const buttonOf = ({ page, person: { say } }: Stage, id: string) =>
  page.getByRole('button', { name: say(id), exact: true })
const inMain = (page: Page) => page.getByRole('main').getByRole('alert')
const inDialog = (page: Page) => page.getByRole('dialog').getByRole('alert')
const billingOf = ({ page, person: { say } }: Stage) => page.getByRole('region', { name: say('account.billing') })

async function openCards(stage: Stage, opener: string): Promise<void> {
  await stage.page.goto('/myAccount')
  await buttonOf(stage, opener).click()
  await stage.page.getByRole('dialog', { name: stage.person.say('cards.title') }).waitFor()
}

export const CARD_ACTS = {
  'change to a dearer plan': {
    takesTyped: false,
    arrange: ({ page, provider }) => payForPlan(page, 'standard', GOOD, provider.till),
    async open(stage) {
      await stage.page.goto('/subscription?plan=pro')
      await buttonOf(stage, 'order.continue').click()
    },
    press: (stage) => buttonOf(stage, 'order.change.do').click(),
    refusal: inMain,
    async expectDone(stage) {
      await expect(stage.page.getByRole('heading', { name: /(forfait pro|Pro plan)/i })).toBeVisible()
      await stage.page.goto('/subscription')
      const { column } = createPlanPage(stage.page, stage.person.say)
      await expect(column('Pro').getByText(stage.person.say('order.current'))).toBeVisible()
    },
  },
  settlement: {
    takesTyped: false,
    async arrange({ page, provider }) {
      await payForPlan(page, 'standard', GOOD, provider.till)
      await saveCard(page, '4000000000000341', provider.till)
      await provider.passMonth()
      const failed = page.getByRole('status').filter({ hasText: /dernier paiement|last payment/i })
      await expect(async () => {
        await page.goto('/')
        await expect(failed.first()).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 30_000 })
    },
    open: (stage) => openCards(stage, 'billing.renew'),
    async press(stage) {
      await buttonOf(stage, 'cards.done').click()
      await stage.page
        .getByRole('alertdialog', { name: stage.person.say('cards.renew') })
        .getByRole('button', { name: stage.person.say('cards.renew.yes') })
        .click()
    },
    refusal: inDialog,
    async expectDone(stage) {
      await expect(stage.page.getByRole('dialog')).toHaveCount(0)
      await expect(billingOf(stage).getByRole('status')).toHaveCount(0)
    },
  },
  order: {
    takesTyped: true,
    arrange: async () => {},
    open: (stage) => createPlanPage(stage.page, stage.person.say).openOrder(),
    press: (stage) => buttonOf(stage, 'order.place').click(),
    refusal: inMain,
    expectDone: (stage) => createPlanPage(stage.page, stage.person.say).expectReceipt(),
  },
  resumption: {
    takesTyped: false,
    async arrange({ page, provider }) {
      await payForPlan(page, 'pro', GOOD, provider.till)
      await cancelPlan(page)
    },
    open: (stage) => stage.page.goto('/myAccount').then(() => {}),
    async press(stage) {
      await buttonOf(stage, 'billing.resume').click()
      await stage.page
        .getByRole('alertdialog')
        .getByRole('button', { name: stage.person.say('billing.resume.yes') })
        .click()
    },
    refusal: (page) => page.getByRole('main').getByRole('alert'),
    async expectDone(stage) {
      await expect(billingOf(stage).getByRole('button', { name: stage.person.say('billing.cancel') })).toBeVisible()
    },
  },
  'new card': {
    takesTyped: true,
    arrange: ({ page, provider }) => payForPlan(page, 'standard', GOOD, provider.till),
    async open(stage) {
      await openCards(stage, 'billing.manage')
      await buttonOf(stage, 'card.new').click()
    },
    press: (stage) => buttonOf(stage, 'cards.add').click(),
    refusal: inDialog,
    async expectDone(stage) {
      await expect(stage.page.getByRole('dialog')).toHaveCount(0)
    },
  },
} as const satisfies Record<string, CardAct>

export type CardActName = keyof typeof CARD_ACTS

/** Every act with every answer of a card, those that differ most first. */
export const CARD_ROWS: readonly { act: CardActName; answer: CardAnswer }[] = [
  { act: 'change to a dearer plan', answer: 'asked: no' },
  { act: 'settlement', answer: 'asked: yes' },
  ...(Object.keys(CARD_ACTS) as CardActName[]).flatMap((act) =>
    CARD_ANSWERS.filter(
      (answer) =>
        !(act === 'change to a dearer plan' && answer === 'asked: no') &&
        !(act === 'settlement' && answer === 'asked: yes'),
    ).map((answer) => ({ act, answer })),
  ),
]

/**
 * Does the act with this card through the page. Where the card does not pay, the page says so where it was pressed,
 * nothing is taken, and another card pays it, once.
 */
export async function walkCardAct(stage: Stage, act: CardActName, answer: CardAnswer): Promise<void> {
  const { page, person, provider } = stage
  const { takesTyped, arrange, open, press, refusal, expectDone } = CARD_ACTS[act] as CardAct
  const { saved, typed } = NUMBERS[answer]
  await arrange(stage)
  if (!takesTyped) await saveCard(page, saved, provider.till)
  const before = await readTaken(page)
  await open(stage)
  if (takesTyped) await provider.write(page, person.say, typed)
  await press(stage)
  const isAsked = answer.startsWith('asked') && act !== 'resumption'
  if (isAsked && answer !== 'asked: no answer') await provider.bank(answer === 'asked: yes' ? 'yes' : 'no').click()
  if (isAsked && answer === 'asked: no answer') await provider.bank('yes').waitFor()

  const isPaid = answer === 'accepted' || answer === 'asked: yes' || act === 'resumption'
  if (!isPaid) {
    if (answer !== 'asked: no answer') await expect(refusal(page)).toBeVisible()
    expect(await readTaken(page)).toEqual(before)
    // Another card: written into the same form, or saved and made the default one.
    const staysOpen = takesTyped && answer !== 'asked: no answer'
    if (!takesTyped) await saveCard(page, GOOD, provider.till)
    if (!staysOpen) await open(stage)
    if (takesTyped) await provider.write(page, person.say, GOOD)
    await press(stage)
  }
  await expectDone(stage)
  const taken = await readTaken(page)
  expect(taken.slice(taken.length - before.length)).toEqual(before)
  expect(taken).toHaveLength(before.length + (act === 'new card' ? 0 : 1))
}

import { findingsOn } from '../../support/pages/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { becomeMember, languagesOf, wordsOf } from '../../support/people/newcomer.ts'
import { holdOperation, watchOperations } from '../../support/project/operations.ts'
import { payForPlan } from '../../support/billing/paidPlan.ts'
import { createPlanPage, readInvoices, TEST_CARDS, writeCard } from '../../support/billing/planPage.ts'
import { rowsOf } from '../../support/whole.ts'

test('a plan is ordered with a new card, once, and its receipt printed [SUBS-14] [SUBS-16] [SUBS-17] [SUBS-24] [SUBS-39]', async ({
  page,
  visit,
}) => {
  test.slow()
  const { say, email } = await becomeMember(page, visit)
  const plans = createPlanPage(page, say)
  const sent = watchOperations(page)
  await plans.openOrder()
  await expect(plans.place).toHaveAttribute('aria-disabled', 'true')
  await writeCard(page, say, TEST_CARDS.paid)
  await expect(page.getByText('11,49 $').first()).toBeVisible()
  await plans.place.dblclick()
  await plans.expectReceipt()

  const steps = ['useOrderPlanMutation', 'useConfirmSandboxCardMutation', 'useRenewSessionMutation']
  await expect.poll(() => sent.filter((name) => steps.includes(name))).toEqual(steps)
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, Marie' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('main').getByText('Visa •••• 4242')).toBeVisible()
  const receipt = page.getByRole('main')
  for (const amount of ['9,99 $', '0,50 $', '1,00 $', '11,49 $'])
    await expect(receipt.getByText(amount).first()).toBeVisible()

  const opening = page.waitForEvent('popup')
  await plans.button('order.done.print').click()
  const paper = await opening
  await expect(paper.getByText('11,49 $').first()).toBeVisible()
  expect(await paper.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([800, 600])
  await paper.close()

  await plans.button('order.close').click()
  await expect(page).toHaveURL('/')
  // What the plan opens is open at once, and on a later visit.
  await expect(page.getByRole('banner').getByRole('link', { name: say('shell.plans') })).toHaveCount(0)
  await page.goto('/subscription')
  await expect(plans.column('Standard').getByText(say('order.current'))).toBeVisible()
})

for (const language of languagesOf('en')) {
  test(
    `(${language}) every declined card is said with its advice, nothing typed is lost, another one pays [ERR-37] [ERR-38] [ERR-47] [ERR-48] [ERR-49] [ERR-50] [ERR-51] [PAY-24]`,
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const { say } = await becomeMember(page, visit, language)
      const plans = createPlanPage(page, say)
      await plans.openOrder()
      await writeCard(page, say, '4000000000000003')
      await page.getByLabel(say('card.name')).fill('Marie Tremblay')
      const declined = [
        [TEST_CARDS.declined, 'stripe.card_declined'],
        [TEST_CARDS.withoutFunds, 'stripe.insufficient_funds'],
        [TEST_CARDS.notProcessed, 'stripe.processing_error'],
        [TEST_CARDS.tryLater, 'stripe.try_again_later'],
        [TEST_CARDS.wrongCode, 'alerts.codes.incorrect_cvc'],
      ] as const
      for (const [number, words] of declined) {
        await page.getByLabel(say('card.number')).fill(number)
        await plans.place.click()
        await expect(page.getByText(say(words))).toBeVisible()
      }
      await page.getByLabel(say('card.number')).fill(TEST_CARDS.expired)
      await page.getByLabel(say('card.cvc'), { exact: true }).fill('321')
      await plans.place.click()
      const advice = say('stripe.expired_card')
        .replace(/<link>.*/, '')
        .trim()
      await expect(page.getByText(advice)).toBeVisible()
      await expect(page.getByLabel(say('card.name'))).toHaveValue('Marie Tremblay')
      await expect(page.getByLabel(say('card.cvc'), { exact: true })).toHaveValue('321')

      await page.getByLabel(say('card.number')).fill(TEST_CARDS.paid)
      await plans.place.click()
      await plans.expectReceipt()
    },
  )
}

test(
  'the bank asks the holder: a no leaves everything as it was, a yes pays [D12] [PAY-25]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    const plans = createPlanPage(page, say)
    await plans.openOrder()
    await writeCard(page, say, TEST_CARDS.asksHolder)
    await plans.place.click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: say('payment.bank.no') }).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page.getByLabel(say('card.number'))).toHaveValue(/3184$/)

    await plans.place.click()
    await question.getByRole('button', { name: say('payment.bank.yes') }).click()
    await plans.expectReceipt()
  },
)

test(
  'up at once and pro rata, down at the end of the period, free after it [SUBS-13] [SUBS-27] [SUBS-28] [SUBS-29] [SUBS-34] [SUBS-05]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    await payForPlan(page, 'standard')
    const plans = createPlanPage(page, say)
    await page.goto('/subscription')
    await plans.choose('Pro')
    await expect(page.getByText(say('order.change.lede.up'))).toBeVisible()
    await expect(page.getByRole('main').getByText('11,50 $')).toBeVisible()
    await plans.button('order.change.do').click()
    await expect(page.getByRole('heading', { name: 'Votre forfait pro est ouvert' })).toBeVisible()

    await page.getByRole('button', { name: say('order.step.choose') }).click()
    await plans.choose('Frugal')
    await expect(page.getByText(/^Vous gardez le forfait pro jusqu’au/)).toBeVisible()
    await plans.button('order.change.do').click()
    await expect(page.getByRole('heading', { name: say('order.changed.down') })).toBeVisible()
    await page.goto('/subscription')
    await expect(plans.column('Pro').getByText(say('order.current'))).toBeVisible()
    await expect(plans.column('Frugal').getByText(/^Commence le/)).toBeVisible()

    await plans.choose('Base')
    await plans.button('order.change.do').click()
    await expect(page.getByRole('heading', { name: say('order.changed.down') })).toBeVisible()
    await page.goto('/subscription')
    await expect(page.getByText(/^Votre abonnement est annulé\. Le forfait pro reste ouvert/)).toBeVisible()
    await expect(page.getByText(say('order.climate'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  },
)

test(
  'two windows order at the same time: one subscription, and the other window shows it',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    const other = await page.context().newPage()
    const [here, there] = [createPlanPage(page, say), createPlanPage(other, say)]
    for (const plans of [here, there]) await plans.openOrder()
    await writeCard(page, say, TEST_CARDS.paid)
    await writeCard(other, say, TEST_CARDS.paid)
    // At once, without waiting for what the other window makes of the first.
    await Promise.all([here.place.dispatchEvent('click'), there.place.dispatchEvent('click')])
    await expect(async () => {
      const receipts = await Promise.all([here, there].map((plans) => plans.button('order.done.print').count()))
      expect(receipts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(1)
    }).toPass({ timeout: 30_000 })
    await page.goto('/subscription')
    await expect(here.column('Standard').getByText(say('order.current'))).toBeVisible()
    expect(await readInvoices(page)).toHaveLength(1)
  },
)

test(
  'somebody signed out and a guest look at the plans and can press nothing [SUBS-06] [SUBS-40]',
  { tag: '@whole' },
  async ({ page, visit, enterAsGuest }) => {
    const say = wordsOf('fr')
    await visit('/subscription?plan=pro')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Base', 'Frugal', 'Standard', 'Pro', 'Élite'])
    await expect(page.getByText(say('order.signedOut'))).toBeVisible()
    await expect(page.getByRole('region', { name: say('order.columns') }).getByRole('button')).toHaveCount(0)

    await enterAsGuest()
    await page.goto('/subscription')
    await expect(page.getByText(say('order.guest'))).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  },
)

test(
  'a skeleton stands until the subscription is known; cancelling leaves for Home [SUBS-07] [SUBS-10]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    const plans = createPlanPage(page, say)
    const release = await holdOperation(page, 'SubscriptionScreenQuery')
    await page.goto('/subscription')
    await expect(page.getByRole('status', { name: say('shell.loading') })).toBeVisible()
    await expect(plans.button('order.continue')).toHaveCount(0)
    release()
    await expect(plans.button('order.continue')).toHaveAttribute('aria-disabled', 'true')
    await plans.column('Pro').getByRole('button').click()
    await plans.button('order.cancel').click()
    await expect(page).toHaveURL('/')
  },
)

const MANNERS = [
  ['fr', 'light', 1440],
  ['en', 'dark', 390],
] as const

for (const [language, colorScheme, width] of rowsOf(MANNERS, 1)) {
  test.describe(`${language}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(
      'axe finds nothing on any step of an order and of a change [GEN-14] [SUBS-07]',
      { tag: '@whole' },
      async ({ page, visit }) => {
        test.slow()
        const { say } = await becomeMember(page, visit, language)
        const plans = createPlanPage(page, say)
        await page.goto('/subscription?plan=standard')
        await expect(plans.button('order.continue')).toBeVisible()
        expect(await findingsOn(page), 'the choice').toEqual([])
        await plans.button('order.continue').click()
        await expect(page.getByRole('heading', { name: say('order.summary') })).toBeVisible()
        await page.getByLabel(say('address.province')).selectOption('QC')
        expect(await findingsOn(page), 'the order').toEqual([])
        await writeCard(page, say, TEST_CARDS.withoutFunds)
        await plans.place.click()
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        expect(await findingsOn(page), 'a decline').toEqual([])
        await page.getByLabel(say('card.number')).fill(TEST_CARDS.paid)
        await plans.place.click()
        await plans.expectReceipt()
        expect(await findingsOn(page), 'the receipt').toEqual([])

        await page.goto('/subscription')
        await plans.choose('Pro')
        await expect(plans.button('order.change.do')).toBeVisible()
        expect(await findingsOn(page), 'the change').toEqual([])
        await plans.button('order.change.do').click()
        await expect(plans.button('order.close')).toBeVisible()
        expect(await findingsOn(page), 'the change made').toEqual([])
        for (const path of ['/subscription/success', '/subscription/cancel']) {
          await page.goto(path)
          await page.locator('h1').waitFor()
          expect(await findingsOn(page), path).toEqual([])
        }
      },
    )
  })
}

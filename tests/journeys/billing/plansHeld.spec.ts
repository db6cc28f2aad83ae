import { expect } from '../../support/journey.ts'
import { becomeMember } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'
import { createPlanPage, readInvoices, TEST_CARDS, writeCard } from '../../support/billing/planPage.ts'

const test = journeyOn()
const CONFIRMED_AFTER_MILLISECONDS = 61_000

test(
  'a confirmation that does not come in 15 seconds is told; it comes in the end, without a second order [ERR-20] [SUBS-26]',
  { tag: '@whole' },
  async ({ page, visit, own }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    const plans = createPlanPage(page, say)
    await plans.openOrder()
    await writeCard(page, say, TEST_CARDS.held)
    await plans.place.click()
    await expect(page.getByText(say('order.waiting'))).toBeVisible()
    await expect(page.getByText(say('alerts.codes.SubscriptionConfirmationTimeout'))).toBeVisible({ timeout: 25_000 })
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('alerts.close') })
      .click()
    await expect(page.getByRole('heading', { name: say('order.late.title') })).toBeVisible()
    await expect(plans.place).toHaveCount(0)

    await own.pass(CONFIRMED_AFTER_MILLISECONDS)
    await plans.button('order.late.check').click()
    await plans.expectReceipt()
  },
)

test(
  'an order whose page was closed in the middle is found done on return',
  { tag: '@whole' },
  async ({ page, visit, own }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    const closed = await page.context().newPage()
    const before = createPlanPage(closed, say)
    await before.openOrder()
    await writeCard(closed, say, TEST_CARDS.held)
    await before.place.click()
    await expect(closed.getByText(say('order.waiting'))).toBeVisible()
    await closed.close()

    await own.pass(CONFIRMED_AFTER_MILLISECONDS)
    await page.goto('/subscription')
    const plans = createPlanPage(page, say)
    await expect(plans.column('Standard').getByText(say('order.current'))).toBeVisible()
  },
)

test(
  'a second order while the first is still being confirmed is the same one, and paid once',
  { tag: '@whole' },
  async ({ page, visit, own }) => {
    test.slow()
    const { say } = await becomeMember(page, visit)
    const plans = createPlanPage(page, say)
    await plans.openOrder()
    await writeCard(page, say, TEST_CARDS.held)
    await plans.place.click()
    await expect(page.getByText(say('order.waiting'))).toBeVisible()

    // Somebody who does not wait, and orders anew on a page that knows nothing of the first try.
    await plans.openOrder()
    await writeCard(page, say, TEST_CARDS.paid)
    await plans.place.click()
    await expect(page.getByText(say('order.waiting'))).toBeVisible()
    await own.pass(CONFIRMED_AFTER_MILLISECONDS)
    await plans.expectReceipt()
    expect(await readInvoices(page)).toHaveLength(1)
  },
)

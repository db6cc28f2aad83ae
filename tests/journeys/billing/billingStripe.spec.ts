import { useFakeStripe } from '../../support/billing/fakeStripe.ts'
import { expect } from '../../support/journey.ts'
import { becomeMember } from '../../support/people/newcomer.ts'
import { watchOperations } from '../../support/project/operations.ts'
import { journeyOn } from '../../support/ownPalier.ts'
import { startStripeStandIn } from '../../support/billing/stripeStandIn.ts'

const stripe = await startStripeStandIn()
const test = journeyOn(async () => stripe.environment)
test.afterAll(() => stripe.stop())

test(
  'with Stripe its own fields take the card, the bank asks, and the sandbox is never there [PAY-19] [PAY-26] [PAY-27] [ERR-48]',
  { tag: '@whole' },
  async ({ page, visit, own }) => {
    test.slow()
    await stripe.tell(own.url)
    await useFakeStripe(page, stripe.url)
    const member = await becomeMember(page, visit)
    const { say, press } = member
    const sent = watchOperations(page)
    await page.goto('/myAccount')
    await press('billing.manage')
    const dialog = page.getByRole('dialog', { name: say('cards.title') })
    const add = dialog.getByRole('button', { name: say('cards.add') })
    await dialog.getByLabel('Card number').fill('4000000000009995')
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByLabel('Expiration date').fill('05 / 29')
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByLabel('Security code').fill('123')
    await expect(add).not.toHaveAttribute('aria-disabled', 'true')
    // A complete field with an error counts as little as an incomplete one.
    await dialog.getByLabel('Card number').fill('4000000000009996')
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await dialog.getByLabel('Card number').fill('4000000000009995')
    await expect(dialog.getByText(say('card.promise.STRIPE'))).toBeVisible()
    await add.click()
    await expect(dialog.getByRole('alert')).toContainText(say('stripe.insufficient_funds'))

    await dialog.getByLabel('Card number').fill('4000002760003184')
    await add.click()
    await page.getByRole('button', { name: 'Complete' }).click()
    await expect(dialog).toHaveCount(0, { timeout: 20_000 })
    const billing = page.getByRole('region', { name: say('account.billing') })
    await expect(billing.getByText(/^Visa\s••••\s3184$/)).toBeVisible()
    expect(sent).not.toContain('useConfirmSandboxCardMutation')
  },
)

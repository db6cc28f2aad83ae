import { actAsAdministrator, ADMINISTRATOR_SETTINGS } from '../../support/people/administrator.ts'
import { CARD_ROWS, walkCardAct } from '../../support/billing/cardActs.ts'
import { useFakeStripe } from '../../support/billing/fakeStripe.ts'
import { becomeMember } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'
import { startStripeStandIn } from '../../support/billing/stripeStandIn.ts'
import { rowsOf } from '../../support/whole.ts'

const DAY_SECONDS = 86_400

const stripe = await startStripeStandIn()
const test = journeyOn(async () => ({ ...stripe.environment, ...ADMINISTRATOR_SETTINGS }))
test.afterAll(() => stripe.stop())

for (const { act, answer } of rowsOf(CARD_ROWS.toReversed(), 1)) {
  test(`with Stripe, ${act} with a card ${answer}`, { tag: '@whole' }, async ({ page, visit, own }) => {
    test.slow()
    await stripe.tell(own.url)
    await useFakeStripe(page, stripe.url)
    const administrator = await actAsAdministrator(own.apiUrl)
    const clock = await stripe.startClock()
    await administrator.send('/api/devops/Test/SetClockId', { clockId: clock.id })
    await administrator.close()
    const person = await becomeMember(page, visit)
    const provider = {
      till: stripe.till,
      async write(_page: unknown, _say: unknown, number: string) {
        await page.getByLabel('Card number').fill(number)
        await page.getByLabel('Expiration date').fill('05 / 31')
        await page.getByLabel('Security code').fill('123')
      },
      bank: (said: 'yes' | 'no') => page.getByRole('button', { name: said === 'yes' ? 'Complete' : 'Fail' }),
      passMonth: () => clock.pass(32 * DAY_SECONDS),
    }
    await walkCardAct({ page, person, provider }, act, answer)
  })
}

import { actAsAdministrator, ADMINISTRATOR_SETTINGS } from '../../support/people/administrator.ts'
import { CARD_ROWS, walkCardAct } from '../../support/billing/cardActs.ts'
import { becomeMember } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'
import { sandboxTill } from '../../support/billing/paidPlan.ts'
import { writeCard } from '../../support/billing/planPage.ts'
import { rowsOf } from '../../support/whole.ts'

const test = journeyOn(async () => ADMINISTRATOR_SETTINGS)

for (const { act, answer } of rowsOf(CARD_ROWS, 1)) {
  test(`in the sandbox, ${act} with a card ${answer}`, { tag: '@whole' }, async ({ page, visit, own }) => {
    test.slow()
    const person = await becomeMember(page, visit)
    const provider = {
      till: sandboxTill,
      write: writeCard,
      bank: (said: 'yes' | 'no') =>
        page.getByRole('alertdialog').getByRole('button', { name: person.say(`payment.bank.${said}`) }),
      async passMonth() {
        const administrator = await actAsAdministrator(own.apiUrl)
        await administrator.send('/api/devops/Test/SetClockId', { clockId: 'P1M' })
        await administrator.close()
      },
    }
    await walkCardAct({ page, person, provider }, act, answer)
  })
}

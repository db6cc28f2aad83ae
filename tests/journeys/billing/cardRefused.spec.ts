import { saveCard, payForPlan } from '../../support/billing/paidPlan.ts'
import { TEST_CARDS } from '../../support/billing/planPage.ts'
import { expect, test } from '../../support/journey.ts'
import { actBeside } from '../../support/pages/ownLists.ts'
import { becomeMember } from '../../support/people/newcomer.ts'

type Cards = { viewer: { paymentMethods: { methods: { last4: string; paymentMethodId: string }[] } } }
type Deleted = { deletePaymentMethod: { __typename: string } }

test('making a card the default that another tab has deleted shows the first error code of the refusal in an alert [PAY-23]', async ({
  page,
  visit,
}) => {
  const { say, press } = await becomeMember(page, visit)
  await payForPlan(page, 'standard')
  await saveCard(page, TEST_CARDS.asksHolder)
  await page.goto('/myAccount')
  await press('billing.manage')
  const dialog = page.getByRole('dialog', { name: say('cards.title') })
  await expect(dialog.getByRole('button', { name: /4242$/ })).toBeVisible()

  const { ask } = actBeside(page)
  const { viewer } = await ask<Cards>('{ viewer { paymentMethods { methods { last4 paymentMethodId } } } }')
  const paymentMethodId = viewer.paymentMethods.methods.find(({ last4 }) => last4 === '4242')?.paymentMethodId
  const { deletePaymentMethod } = await ask<Deleted>(
    'mutation ($input: DeletePaymentMethodInput!) { deletePaymentMethod(input: $input) { __typename } }',
    { input: { paymentMethodId } },
  )
  expect(deletePaymentMethod).toEqual({ __typename: 'DeletePaymentMethodPayload' })

  await dialog.getByRole('button', { name: /4242$/ }).click()
  await page.getByRole('menuitem', { name: say('cards.makeDefault') }).click()
  await expect(page.getByRole('alertdialog')).toContainText(say('alerts.codes.resource_missing'))
})

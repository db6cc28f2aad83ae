import { actAsAdministrator, ADMINISTRATOR_SETTINGS } from '../../support/people/administrator.ts'
import { expect } from '../../support/journey.ts'
import { becomeMember } from '../../support/people/newcomer.ts'
import { journeyOn } from '../../support/ownPalier.ts'
import { payForPlan } from '../../support/billing/paidPlan.ts'
import { writeCard } from '../../support/billing/planPage.ts'

/** Can be saved; every payment with it is refused. */
const NEVER_PAYS = '4000000000000341'

const test = journeyOn(async () => ADMINISTRATOR_SETTINGS)

test('a renewal that failed is told everywhere, is put off, and is paid with another card [SUBS-36] [PAY-08] [SHELL-15]', async ({
  page,
  visit,
  own,
}) => {
  test.slow()
  const member = await becomeMember(page, visit)
  const { say, press } = member
  await payForPlan(page, 'standard')
  await page.goto('/myAccount')
  await press('billing.manage')
  const dialog = page.getByRole('dialog', { name: say('cards.title') })
  await dialog.getByRole('button', { name: say('card.new') }).click()
  await writeCard(page, say, NEVER_PAYS)
  await dialog.getByRole('button', { name: say('cards.add') }).click()
  await expect(dialog).toHaveCount(0, { timeout: 20_000 })

  const administrator = await actAsAdministrator(own.apiUrl)
  await administrator.send('/api/devops/Test/SetClockId', { clockId: 'P1M' })
  await administrator.close()

  const strip = page.getByRole('status').filter({ hasText: 'Le dernier paiement n’a pas réussi' })
  await expect(async () => {
    await page.goto('/')
    await expect(strip.first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await strip
    .first()
    .getByRole('button', { name: say('messages.dismiss') })
    .click()
  await expect(strip).toHaveCount(0)

  // Dismissed above, it still stands where it can be settled.
  await page.goto('/myAccount')
  const billing = page.getByRole('region', { name: say('account.billing') })
  await expect(billing.getByRole('status')).toContainText('Le dernier paiement n’a pas réussi')
  await press('billing.renew')
  await dialog.getByRole('button', { name: /4242$/ }).click()
  await page.getByRole('menuitem', { name: say('cards.makeDefault') }).click()
  await dialog.getByRole('button', { name: say('cards.done') }).click()
  await page
    .getByRole('alertdialog', { name: say('cards.renew') })
    .getByRole('button', { name: say('cards.renew.yes') })
    .click()
  await expect(dialog).toHaveCount(0, { timeout: 20_000 })
  await expect(billing.getByRole('status')).toHaveCount(0)
  await expect(billing.getByText(/^Standard, 9,99\s\$ par mois$/)).toBeVisible()
})

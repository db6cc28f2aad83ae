import { findingsOn } from '../../support/pages/axe.ts'
import { expect, test } from '../../support/journey.ts'
import { becomeMember, languagesOf, type Say } from '../../support/people/newcomer.ts'
import { holdOperation, operationOf, watchOperations } from '../../support/project/operations.ts'
import { payForPlan } from '../../support/billing/paidPlan.ts'
import { TEST_CARDS, writeCard } from '../../support/billing/planPage.ts'
import { rowsOf } from '../../support/whole.ts'

/** The beginning of a sentence that goes on with figures. */
const begins = (say: Say, id: string) => new RegExp(`^${say(id).split('{')[0]?.trim()}`)

for (const language of languagesOf('fr')) {
  test(
    `(${language}) cards are added, asked of by the bank, made default, corrected and deleted [PAY-01] [PAY-02] [PAY-03] [PAY-04] [PAY-05] [PAY-06] [PAY-07] [PAY-08] [PAY-09] [PAY-10] [PAY-11] [PAY-12] [ACCT-01]`,
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const member = await becomeMember(page, visit, language)
      const { say, press } = member
      await payForPlan(page, 'standard')
      await page.goto('/myAccount')
      const billing = page.getByRole('region', { name: say('account.billing') })
      await expect(billing.getByText(/^Visa\s••••\s4242$/)).toBeVisible()
      await expect(billing.getByText(begins(say, 'billing.next'))).toBeVisible()

      await press('billing.manage')
      const dialog = page.getByRole('dialog', { name: say('cards.title') })
      await dialog.getByRole('button', { name: say('card.new') }).click()
      await writeCard(page, say, TEST_CARDS.asksHolder)
      await dialog.getByRole('button', { name: say('cards.add') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('payment.bank.yes') })
        .click()
      await expect(dialog).toHaveCount(0, { timeout: 20_000 })
      await expect(billing.getByText(/^Visa\s••••\s3184$/)).toBeVisible()

      // Another default: the page shows it before the answer.
      await press('billing.manage')
      const menuOf = (digits: string) => dialog.getByRole('button', { name: new RegExp(`${digits}$`) })
      await menuOf('4242').click()
      const release = await holdOperation(page, 'useSetDefaultPaymentMethodMutation')
      await page.getByRole('menuitem', { name: say('cards.makeDefault') }).click()
      await expect(menuOf('4242').locator('..').getByText(say('card.default'))).toBeVisible()
      await expect(menuOf('3184').locator('..').getByText(say('card.default'))).toHaveCount(0)
      const answered = page.waitForResponse(
        (answer) => operationOf(answer.request()) === 'useSetDefaultPaymentMethodMutation',
      )
      release()
      await answered

      // The default card of a cycle cannot be deleted; the other one can, after a question that names it.
      await menuOf('4242').click()
      await expect(page.getByRole('menuitem')).toHaveText([say('cards.edit')])
      await page.getByRole('menuitem', { name: say('cards.edit') }).click()
      await dialog.getByLabel(say('card.name')).fill('Marie Tremblay')
      await dialog.getByRole('button', { name: say('cards.save') }).click()
      await expect(page.getByText(say('cards.saved'))).toBeVisible()
      await menuOf('3184').click()
      await page.getByRole('menuitem', { name: say('cards.delete') }).click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByRole('heading')).toContainText('3184')
      await question.getByRole('button', { name: say('cards.delete') }).click()
      await expect(menuOf('3184')).toHaveCount(0)
      await dialog.getByRole('button', { name: say('cards.done') }).click()
      await expect(dialog).toHaveCount(0)
      await expect(billing.getByText(/Marie Tremblay/)).toBeVisible()
    },
  )

  test(
    `(${language}) every refusal says what can be done, and nothing written is lost [PAY-24] [ERR-32] [ERR-38] [ERR-47] [ERR-48] [ERR-49] [ERR-50] [ERR-51]`,
    { tag: '@whole' },
    async ({ page, visit }) => {
      test.slow()
      const member = await becomeMember(page, visit, language)
      const { say } = member
      await payForPlan(page, 'standard')
      await page.goto('/myAccount')
      await member.press('billing.manage')
      const dialog = page.getByRole('dialog', { name: say('cards.title') })
      await dialog.getByRole('button', { name: say('card.new') }).click()
      await writeCard(page, say, TEST_CARDS.declined)
      const number = dialog.getByLabel(say('card.number'))
      const cvc = dialog.getByLabel(say('card.cvc'), { exact: true })
      const add = dialog.getByRole('button', { name: say('cards.add') })
      const refusals = [
        [TEST_CARDS.declined, 'card_declined'],
        [TEST_CARDS.withoutFunds, 'insufficient_funds'],
        [TEST_CARDS.expired, 'expired_card'],
        [TEST_CARDS.notProcessed, 'processing_error'],
        [TEST_CARDS.tryLater, 'try_again_later'],
      ] as const
      for (const [digits, code] of refusals) {
        await number.fill(digits)
        await add.click()
        const words = say(`stripe.${code}`).split('<')[0]?.trim() ?? ''
        await expect(dialog.getByRole('alert'), code).toContainText(words)
        await expect(cvc).toHaveValue('123')
      }
      await number.fill(TEST_CARDS.wrongCode)
      await add.click()
      await expect(cvc).toHaveAttribute('aria-invalid', 'true')
      await expect(dialog.getByText(say('alerts.codes.incorrect_cvc'))).toBeVisible()

      // The holder says no to the bank; the same card may be tried again.
      await number.fill(TEST_CARDS.asksHolder)
      await add.click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('payment.bank.no') })
        .click()
      await expect(dialog.getByRole('alert')).toContainText(say('payment.cancelled').slice(0, 20))
      await expect(number).toHaveValue('4000 0027 6000 3184')

      await page.keyboard.press('Escape')
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('cards.leave.no') })
        .click()
      await expect(number).toHaveValue('4000 0027 6000 3184')
    },
  )
}

test(
  'a subscription is cancelled by name, counts its days, and is resumed from this day for nothing [SUBS-33] [SUBS-34] [SUBS-35] [SUBS-36] [SUBS-37] [SUBS-38] [PAY-02]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const member = await becomeMember(page, visit)
    const { say, press } = member
    await payForPlan(page, 'frugal')
    await page.goto('/myAccount')
    await press('billing.cancel')
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('billing.cancel') })
      .click()
    const note = page.getByRole('alertdialog', { name: say('alerts.title.info') })
    await expect(note).toContainText(say('alerts.codes.SubscriptionCancelled'))
    await note.getByRole('button').click()
    const billing = page.getByRole('region', { name: say('account.billing') })
    await expect(billing.getByText(/^Annulé\. Il reste \d+ jours/)).toBeVisible()
    await expect(billing.getByRole('button', { name: say('billing.cancel') })).toHaveCount(0)

    const sent = watchOperations(page)
    await press('billing.resume')
    // What is left of the month that is paid covers all of it.
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Rien n’est débité aujourd’hui')
    await question.getByRole('button', { name: say('billing.resume.yes') }).dblclick()
    await expect(billing.getByText(begins(say, 'billing.next'))).toBeVisible({ timeout: 20_000 })
    await expect(billing.getByRole('button', { name: say('billing.cancel') })).toBeVisible()
    expect(sent.filter((name) => name === 'useOrderPlanMutation')).toHaveLength(1)
  },
)

test(
  'an invoice opens with both taxes and prints from a window of 800 by 600 [SUBS-17] [SUBS-18] [SUBS-39]',
  { tag: '@whole' },
  async ({ page, visit }) => {
    test.slow()
    const member = await becomeMember(page, visit)
    const { say, press } = member
    await payForPlan(page, 'standard')
    await page.goto('/myAccount')
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = (url, target, features) => {
        document.body.dataset['features'] = features ?? ''
        return open(url, target, features)
      }
    })
    await press('invoices.open')
    const dialog = page.getByRole('dialog', { name: say('invoices.title') })
    await dialog.getByRole('listitem').getByRole('button').click()
    const totals = ['9,99', '0,50', '1,00', '11,49']
    for (const amount of totals) await expect(dialog.getByText(amount).last()).toBeVisible()
    const opening = page.waitForEvent('popup')
    await dialog.getByRole('button', { name: say('invoices.print') }).click()
    const paper = await opening
    await expect(paper.getByText('11,49').first()).toBeVisible()
    await expect(paper.getByRole('button')).toHaveCount(0)
    await expect(page.locator('body')).toHaveAttribute('data-features', 'width=800,height=600')
    await paper.close()
  },
)

const MANNERS = [
  ['en', 'dark', 390],
  ['fr', 'light', 1440],
] as const

for (const [language, colorScheme, width] of rowsOf(MANNERS, 1)) {
  test.describe(`billing, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    test(
      `axe finds nothing on the account with its plan, cards and invoices in ${language} [GEN-14] [PAY-04]`,
      { tag: '@whole' },
      async ({ page, visit }) => {
        test.slow()
        const member = await becomeMember(page, visit, language)
        const { say, press } = member
        await payForPlan(page, 'standard')
        await page.goto('/myAccount')
        await page.getByRole('region', { name: say('account.billing') }).waitFor()
        expect(await findingsOn(page), 'account').toEqual([])
        await press('billing.manage')
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('button', { name: say('card.new') }).click()
        await writeCard(page, say, TEST_CARDS.withoutFunds)
        await dialog.getByRole('button', { name: say('cards.add') }).click()
        await dialog.getByRole('alert').waitFor()
        expect(await findingsOn(page), 'refused card').toEqual([])
        await page.keyboard.press('Escape')
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('cards.leave.yes') })
          .click()
        await expect(dialog).toHaveCount(0)
        await press('invoices.open')
        await dialog.getByRole('listitem').getByRole('button').click()
        expect(await findingsOn(page), 'invoice').toEqual([])
      },
    )
  })
}

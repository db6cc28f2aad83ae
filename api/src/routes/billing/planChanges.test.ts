import {
  calculateProrata,
  cancelSubscription,
  changePlan,
  getInvoices,
  payOwed,
} from '@palier/contract/billing/paymentCalls'
import { addPortfolio } from '@palier/contract/portfolios/portfolioCalls'
import { setClockId } from '@palier/contract/admin/adminCalls'
import { UNKNOWN_INSTANT } from '@palier/contract/kernel/scalars'
import { salesTaxes } from '@palier/domain/billing/salesTax'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../database/testing/createTestDatabase.ts'
import { addAdministrator, type Member } from '../../testing/addMember.ts'
import { mailsTo } from '../../testing/mailsOf.ts'
import { addPayer, keyed, type Payer } from '../../testing/payer.ts'
import { refusalOf, startTestApi, type TestApi } from '../../testing/startTestApi.ts'

const HOUR = 3_600_000
const HOLDER_CARD = '4000002760003184'

let testDatabase: TestDatabase
let api: TestApi
let payer: Payer
let administrator: Member

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  api = await startTestApi(testDatabase, { jobPollMilliseconds: 20 })
})
beforeEach(async () => {
  administrator = await addAdministrator(testDatabase, api)
  payer = await addPayer(testDatabase, api)
})
afterAll(async () => {
  await api.close()
  await testDatabase.close()
})

const pass = (clockId: string) => administrator.send(setClockId, { clockId }, keyed())
const withTaxes = (subtotal: number) => {
  const { gst, qst } = salesTaxes(subtotal)
  return subtotal + gst + qst
}
/** The mail with this subject, as soon as it has come. */
function mailSaying(wanted: string) {
  return vi.waitFor(
    async () => {
      const found = (await mailsTo(api, payer.email)).find(({ subject }) => subject === wanted)
      if (!found) throw new Error(`No mail says ${wanted}.`)
      return found
    },
    { timeout: 5_000, interval: 20 },
  )
}
const invoices = async () => (await payer.send(getInvoices, {})).invoices

test('an upgrade costs what its preview said, at once, and keeps the date [API-08] [API-09] [SUBS-13] [SUBS-27] [SUBS-28]', async () => {
  const { invoice } = await payer.pay('frugal')
  await pass('P10D')
  const cost = await payer.send(calculateProrata, { newPlanName: 'pro' }, keyed())
  expect(cost).toMatchObject({ isDowngrade: false, nextBillingDate: invoice.endDate })
  expect(cost.amountRemaining).toBeGreaterThan(0)

  api.pass(5 * 60_000)
  const { prorationDate } = cost
  const { updatedSubscription } = await payer.send(changePlan, { newPlanName: 'pro', prorationDate }, keyed())
  expect(updatedSubscription).toMatchObject({ planName: 'pro', currentCycleInfo: { renewalDate: invoice.endDate } })
  const [charged] = await invoices()
  expect(charged).toMatchObject({ total: cost.amountRemaining, taxes: cost.taxes })
  expect(charged?.items.map(({ name }) => name)).toEqual(['frugal', 'pro'])
})

test('what was shown too long ago, or for another time, is not charged [API-09]', async () => {
  await payer.pay('frugal')
  const { prorationDate } = await payer.send(calculateProrata, { newPlanName: 'pro' }, keyed())
  api.pass(2 * HOUR)
  const refused = await refusalOf(payer.send(changePlan, { newPlanName: 'pro', prorationDate }, keyed()))
  expect(refused.code).toBe('VersionConflict')
  expect(await invoices()).toHaveLength(1)
})

test('a downgrade waits for the end of the period, and can be taken back before [SUBS-29] [SUBS-30]', async () => {
  const { invoice } = await payer.pay('pro')
  const cost = await payer.send(calculateProrata, { newPlanName: 'frugal' }, keyed())
  expect(cost).toMatchObject({ amountRemaining: 0, isDowngrade: true })
  const planned = await payer.send(changePlan, { newPlanName: 'frugal' }, keyed())
  expect(planned.updatedSubscription).toMatchObject({
    planName: 'pro',
    plannedChangeOfPlan: { planName: 'frugal', date: invoice.endDate },
  })
  const back = await payer.send(changePlan, { newPlanName: 'pro' }, keyed())
  expect(back.updatedSubscription.plannedChangeOfPlan).toEqual({ planName: null, date: UNKNOWN_INSTANT })

  await payer.send(changePlan, { newPlanName: 'frugal' }, keyed())
  await pass('P1M')
  expect(await payer.info()).toMatchObject({ planName: 'frugal', plannedChangeOfPlan: { planName: null } })
  expect((await invoices())[0]).toMatchObject({ subtotal: 499, planName: 'frugal' })
})

test('a cancelled plan stays until its period ends, then the free one is back [API-04] [SUBS-31] [SUBS-32] [SUBS-34] [ERR-17]', async () => {
  const { invoice } = await payer.pay('standard')
  const { updatedSubscriptionInfo } = await payer.send(cancelSubscription, {}, keyed())
  expect(updatedSubscriptionInfo).toMatchObject({
    status: 'cancelled',
    planName: 'standard',
    currentCycleInfo: { renewalDate: null, endDate: invoice.endDate },
    terminationInfo: { isCancel: true, terminationDate: invoice.endDate },
  })
  expect((await refusalOf(payer.send(cancelSubscription, {}, keyed()))).code).toBe('SubscriptionCancelled')
  const refused = await refusalOf(payer.send(changePlan, { newPlanName: 'elite' }, keyed()))
  expect(refused.code).toBe('SubscriptionCancelled')
  expect((await refusalOf(payer.order('elite'))).code).toBe('AnSubscriptionAlreadyExist')

  await pass('P1M')
  expect(await payer.info()).toMatchObject({ planName: 'base', status: 'active', terminationInfo: { isCancel: false } })
  expect(await invoices()).toHaveLength(1)
  await payer.pay('elite')
  expect((await payer.info()).planName).toBe('elite')
})

test('a cancellation and the end of the plan are each mailed once, with what will be closed to writing', async () => {
  await payer.pay('standard')
  const words = { portfolioName: 'REER', portfolioDescription: '', currency: 'CAD' } as const
  await payer.send(addPortfolio, words)
  await payer.send(cancelSubscription, {}, keyed())
  const cancelled = await mailSaying('Votre abonnement est annulé')
  expect(cancelled.text).toContain('le forfait base s’applique')
  expect(cancelled.text).toContain('Vous avez 1 portefeuille au-delà de ses limites')

  await pass('P1M')
  await payer.info()
  const ended = await mailSaying('Votre forfait standard a pris fin')
  expect(ended.text).toContain('Vous avez 1 portefeuille au-delà de ses limites')
  await payer.info()
  const subjects = (await mailsTo(api, payer.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => !subject.startsWith('Votre facture'))).toHaveLength(2)
})

test('a dearer plan ends nothing, a cheaper one of which the time has come does', async () => {
  await payer.pay('frugal')
  await payer.send(changePlan, { newPlanName: 'pro' }, keyed())
  await payer.send(changePlan, { newPlanName: 'frugal' }, keyed())
  await pass('P1M')
  await payer.info()
  const ended = await mailSaying('Votre forfait pro a pris fin')
  expect(ended.text).toContain('Le forfait frugal s’applique maintenant')
  const subjects = (await mailsTo(api, payer.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => !subject.startsWith('Votre facture'))).toHaveLength(1)
})

test('whoever was invited to a free plan comes back to it [SUBS-34]', async () => {
  payer = await addPayer(testDatabase, api, 'pioneer')
  await payer.pay('pro')
  await payer.send(changePlan, { newPlanName: 'elite' }, keyed())
  await payer.send(cancelSubscription, {}, keyed())
  await pass('P1M')
  expect((await payer.info()).planName).toBe('pioneer')
})

test('a cancelled subscription is taken up again: a month begins that day, and what was left counts [SUBS-35]', async () => {
  await payer.pay('pro')
  await payer.send(cancelSubscription, {}, keyed())
  await pass('P15D')
  const resumed = await payer.order('pro')
  expect(resumed.clientSecret).toBe('')
  const today = resumed.invoice.startDate
  expect(resumed.invoice.total).toBeLessThan(withTaxes(1999))
  expect(resumed.invoice.items[0]?.price).toBeLessThan(0)
  const info = await payer.info()
  expect(info).toMatchObject({ status: 'active', planName: 'pro', terminationInfo: { isCancel: false } })
  expect(info.currentCycleInfo.renewalDate?.slice(8, 10)).toBe(today.slice(8, 10))
  await pass('P1M')
  expect((await invoices()).map(({ subtotal }) => subtotal)[0]).toBe(1999)
})

test('a renewal that fails leaves a week, and is paid by its holder [SUBS-36] [PAY-08] [ERR-18]', async () => {
  const { clientSecret } = await payer.pay('pro', HOLDER_CARD)
  await payer.confirm(clientSecret, { isApproved: true })
  await pass('P1M')
  const owing = await payer.info()
  expect(owing).toMatchObject({ planName: 'pro', defaultOfPayment: { reason: 'authentication_required' } })
  expect(owing.terminationInfo.endOfGracePeriodDate).not.toBeNull()
  expect((await refusalOf(payer.send(changePlan, { newPlanName: 'elite' }, keyed()))).code).toBe(
    'authentication_required',
  )

  const outcome = await payer.send(payOwed, {}, keyed())
  expect(outcome.updatedSubscription.defaultOfPayment).not.toBeNull()
  await payer.confirm(outcome.clientSecret ?? '', { isApproved: true })
  expect(await payer.info()).toMatchObject({ planName: 'pro', defaultOfPayment: null })
  expect(await invoices()).toHaveLength(2)
  expect(await payer.send(payOwed, {}, keyed())).not.toHaveProperty('clientSecret')
  expect(await invoices()).toHaveLength(2)
})

test('what is not paid within the week ends [SUBS-34] [SUBS-36]', async () => {
  await payer.pay('pro', HOLDER_CARD).then(({ clientSecret }) => payer.confirm(clientSecret, { isApproved: true }))
  await pass('P1M')
  await pass('P6D')
  expect((await payer.info()).planName).toBe('pro')
  await pass('P1D')
  expect(await payer.info()).toMatchObject({ planName: 'base', defaultOfPayment: null })
  expect(await invoices()).toHaveLength(1)
})

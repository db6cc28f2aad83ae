import { sendInvoiceTest, setClockId } from '@palier/contract/calls/devops'
import { Refusal } from '../services/refusal.ts'
import { sampleInvoice } from '../services/sampleInvoice.ts'
import { forAdmin, forAdminAfter } from './route.ts'

/** What helps to try payments out; none of it exists in production. */
export const setClockIdRoute = forAdminAfter(
  setClockId,
  ({ input, now, services: { payments } }) => payments.useClock(input.clockId, now),
  async ({ input, viewer, now, services: { audit } }) => {
    await audit.record(viewer, 'testClockSet', input.clockId, now)
    return { data: {} }
  },
)

// Domains that are nobody's. Whoever else gets mail of ours has asked for it.
const NOBODYS = /[@.](test|example|invalid|localhost|example\.(com|net|org))$/i

export const sendInvoiceTestRoute = forAdmin(sendInvoiceTest, async ({ input, viewer, language, now, services }) => {
  const { mails, account, audit } = services
  const isOwn = input.email.toLowerCase() === (await account.read(viewer)).email
  if (!isOwn && !NOBODYS.test(input.email)) throw new Refusal('parameter_invalid_empty', { field: 'email' })
  await audit.record(viewer, 'testInvoiceSent', input.email, now)
  const invoice = sampleInvoice(now)
  await mails.order({ template: 'invoice', to: input.email, language, firstName: '', invoice }, now)
  return { data: {} }
})

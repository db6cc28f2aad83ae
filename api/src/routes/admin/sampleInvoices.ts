import { sendInvoiceTest, setClockId } from '@palier/contract/admin/adminCalls'
import { sampleInvoice } from '../../services/billing/sampleInvoice.ts'
import { forAdmin, forAdminAfter } from '../kernel/route.ts'

export const sampleInvoiceRoutes = {
  /** Test helpers of payments; not mounted in production. */
  setClockId: forAdminAfter(
    setClockId,
    ({ input, now, services: { payments } }) => payments.useClock(input.clockId, now),
    async ({ input, viewer, now, services: { audit } }) => {
      await audit.record(viewer, 'testClockSet', input.clockId, now)
      return { data: {} }
    },
  ),

  sendInvoiceTest: forAdmin(sendInvoiceTest, async ({ input, viewer, language, now, services }) => {
    const { mails, audit } = services
    await audit.record(viewer, 'testInvoiceSent', input.email, now)
    const invoice = sampleInvoice(now)
    await mails.order({ template: 'invoice', to: input.email, language, firstName: '', invoice }, now)
    return { data: {} }
  }),
}

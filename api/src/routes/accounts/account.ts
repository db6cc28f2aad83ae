import { answerTerms, deleteAccount, exportAccount, getAccount } from '@palier/contract/accounts/accountCalls'
import { forUser, forUserAfter } from '../kernel/route.ts'

export const accountRoutes = {
  answerTerms: forUser(
    answerTerms,
    async ({ input, viewer, address, now, services: { terms } }) => {
      const answer = { version: input.version, isAccepted: input.acceptance }
      return { data: { lastAcceptedTermsVersion: await terms.answer(viewer, answer, address, now) } }
    },
    { rules: ['noGuests'] },
  ),

  getAccount: forUser(getAccount, async ({ viewer, services: { account } }) => {
    const { email, firstName, lastName, imageUrl, planName, signInMethods, ...found } = await account.read(viewer)
    return {
      data: {
        email,
        firstname: firstName,
        lastname: lastName,
        imageUrl,
        planName,
        signInMethods,
        creationDate: found.createdAt.toISOString(),
        lastAcceptedTermsVersion: found.acceptedTermsVersion,
      },
    }
  }),

  exportAccount: forUser(
    exportAccount,
    async ({ input, viewer, now, services: { account, payments } }) => {
      await account.confirmExport(viewer, input.password, now)
      const data = await account.export(viewer)
      const invoices = await payments.invoices.readAll(viewer)
      return { data: { exportedAt: now.toISOString(), account: { ...data, invoices } } }
    },
    { heavy: 'export' },
  ),

  deleteAccount: forUserAfter(
    deleteAccount,
    ({ input, viewer, now, services: { account } }) => account.confirm(viewer, input.password, now),
    async ({ viewer, now, services: { account } }) => {
      await account.close(viewer, now)
      return { data: {} }
    },
    { rules: ['noGuests'] },
  ),
}

import { deleteAccount, exportAccount } from '@palier/contract/accounts/accountCalls'
import { type Account as WireAccount, accountLoader } from '../../loaders/accounts/loadAccount.ts'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { SignInMethod } from '../kernel/enums.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const Account = builder.objectRef<WireAccount>('Account').implement({
  fields: (t) => ({
    email: t.exposeString('email'),
    planName: t.exposeString('planName'),
    signInMethods: t.expose('signInMethods', { type: [SignInMethod] }),
    createdAt: t.expose('creationDate', { type: 'DateTime' }),
  }),
})

builder.objectField(Viewer, 'account', (t) =>
  t.field({
    type: Account,
    nullable: true,
    directives: semanticNonNull,
    async resolve(session, _arguments, { operation }) {
      const account = await accountLoader(operation).load(session.userId)
      if (!account) throw new Refusal('resource_missing')
      return account
    },
  }),
)

builder.relayMutationField(
  'exportAccount',
  null,
  {
    description:
      'Exports all data of the account as one document. Large accounts: POST /download/account. Changes nothing.',
    async resolve(_root, _arguments, { operation }) {
      sessionOrRefusal(operation)
      const document = await orRefusal(sendOptionalCall(operation, exportAccount, {}))
      if (!document) throw new Refusal('resource_missing')
      return document
    },
  },
  {
    outputFields: (t) => ({
      fileName: t.string({ resolve: ({ exportedAt }) => `palier-${exportedAt.slice(0, 10)}.json` }),
      json: t.string({ resolve: (document) => JSON.stringify(document, null, 2) }),
    }),
  },
)

builder.relayMutationField(
  'deleteAccount',
  { inputFields: (t) => ({ password: t.string() }) },
  {
    description: 'Deletes the account at once and signs out.',
    async resolve(_root, { input: { password } }, { operation }) {
      sessionOrRefusal(operation)
      const closed = await orRefusal(sendOptionalCall(operation, deleteAccount, { password: password ?? undefined }))
      if (!closed) throw new Refusal('resource_missing')
      operation.signOut()
      return { isDone: true }
    },
  },
  { outputFields: (t) => ({ isDone: t.exposeBoolean('isDone') }) },
)

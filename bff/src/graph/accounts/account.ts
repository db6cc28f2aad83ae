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
  description: 'Account data of a person, apart from lists and portfolios.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Email address of the account.' }),
    planName: t.exposeString('planName', { description: 'Plan of the account.' }),
    signInMethods: t.expose('signInMethods', {
      type: [SignInMethod],
      description: 'Sign-in methods this person has used.',
    }),
    createdAt: t.expose('creationDate', { type: 'DateTime', description: 'When the account was created.' }),
  }),
})

builder.objectField(Viewer, 'account', (t) =>
  t.field({
    type: Account,
    nullable: true,
    directives: semanticNonNull,
    description: 'Account data of the person.',
    async resolve(session, _arguments, { operation }) {
      const account = await accountLoader(operation).load(session.userId)
      if (!account) throw new Refusal('resource_missing')
      return account
    },
  }),
)

builder.relayMutationField(
  'exportAccount',
  {
    inputFields: (t) => ({
      password: t.string({ description: 'Needed if the account has a password; otherwise a recent sign-in is.' }),
    }),
  },
  {
    description:
      'Exports all data of the account as one document. Large accounts: POST /download/account. Changes nothing.',
    async resolve(_root, { input: { password } }, { operation }) {
      sessionOrRefusal(operation)
      const input = { password: password ?? undefined }
      const document = await orRefusal(sendOptionalCall(operation, exportAccount, input))
      if (!document) throw new Refusal('resource_missing')
      return document
    },
  },
  {
    outputFields: (t) => ({
      fileName: t.string({
        description: 'Suggested file name.',
        resolve: ({ exportedAt }) => `palier-${exportedAt.slice(0, 10)}.json`,
      }),
      json: t.string({
        description: 'All data of the account as JSON.',
        resolve: (document) => JSON.stringify(document, null, 2),
      }),
    }),
  },
)

builder.relayMutationField(
  'deleteAccount',
  { inputFields: (t) => ({ password: t.string({ description: 'Password of the account, if it has one.' }) }) },
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
  {
    outputFields: (t) => ({
      isDone: t.exposeBoolean('isDone', { description: 'Always true: a refusal is another member of the union.' }),
    }),
  },
)

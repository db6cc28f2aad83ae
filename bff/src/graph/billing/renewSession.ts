import { renewToken } from '@palier/contract/billing/paymentCalls'
import { sessionRenewed } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { orRefusal } from '../kernel/problem.ts'
import { changedViewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'renewSession',
  {
    inputFields: (t) => ({
      retryToken: t.string({ required: true, description: 'Single-use token for `renewSession`.' }),
    }),
  },
  {
    description: 'Exchanges the session for one with the new plan, after a change of plan.',
    async resolve(_root, { input: { retryToken } }, { operation }) {
      refuseWithoutEncryption(operation)
      const before = sessionOrRefusal(operation)
      const answer = await orRefusal(operation.client.send(renewToken, { retryToken }))
      const { subscriptionPlanName: planName } = answer.subscriptionInfos
      const session = sessionRenewed(before, answer.token)
      await operation.renew(session)
      operation.services.planNames.remember(session, planName)
      return { session, planName, retryToken: answer.retryToken }
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.expose('session', changedViewer),
      planName: t.exposeString('planName', { description: 'Plan of the account.' }),
      retryToken: t.exposeString('retryToken', { description: 'Token that replaces the one just used.' }),
    }),
  },
)

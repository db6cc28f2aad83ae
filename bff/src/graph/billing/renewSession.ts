import { renewToken } from '@palier/contract/billing/paymentCalls'
import { type Session, sessionRenewed } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { refuseWithoutEncryption } from '../kernel/encryption.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

type Renewed = { session: Session; planName: string; retryToken: string }

const RenewSessionPayload = builder.objectRef<Renewed>('RenewSessionPayload').implement({
  fields: (t) => ({
    viewer: t.field({ type: Viewer, resolve: ({ session }) => session }),
    planName: t.exposeString('planName'),
    retryToken: t.exposeString('retryToken', { description: 'Takes the place of the one that is spent.' }),
  }),
})

const RenewSessionInput = builder.inputType('RenewSessionInput', {
  fields: (t) => ({ retryToken: t.string({ required: true }) }),
})

builder.mutationField('renewSession', (t) =>
  t.field({
    type: RenewSessionPayload,
    description: 'After a change of plan: a new session that knows it.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: RenewSessionInput, required: true }) },
    async resolve(_root, { input: { retryToken } }, { operation }) {
      refuseWithoutEncryption(operation)
      const before = sessionOrRefusal(operation)
      const answer = await orRefusal(operation.client.send(renewToken, { retryToken }))
      const { subscriptionPlanName: planName } = answer.subscriptionInfos
      const session = sessionRenewed(before, answer.token)
      await operation.renew(session)
      operation.services.planNames.learn(session, planName)
      return { session, planName, retryToken: answer.retryToken }
    },
  }),
)

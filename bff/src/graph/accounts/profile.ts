import { answerTerms } from '@palier/contract/accounts/accountCalls'
import { changeFullname } from '@palier/contract/accounts/authenticationCalls'
import type { Session } from '../../session/session.ts'
import { builder } from '../kernel/builder.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SetNamePayload = builder.objectRef<Session>('SetNamePayload').implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (session) => session }) }),
})

const SetNameInput = builder.inputType('SetNameInput', {
  fields: (t) => ({ firstName: t.string({ required: true }), lastName: t.string({ required: true }) }),
})

builder.mutationField('setName', (t) =>
  t.field({
    type: SetNamePayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SetNameInput, required: true }) },
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { firstname: firstName, lastname: lastName } = await orRefusal(
        operation.client.send(changeFullname, { firstname: input.firstName, lastname: input.lastName }),
      )
      return operation.changeSession(session, { firstName, lastName })
    },
  }),
)

const AnswerTermsPayload = builder.objectRef<Session>('AnswerTermsPayload').implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: (session) => session }) }),
})

const AnswerTermsInput = builder.inputType('AnswerTermsInput', {
  fields: (t) => ({ version: t.int({ required: true }), isAccepted: t.boolean({ required: true }) }),
})

builder.mutationField('answerTerms', (t) =>
  t.field({
    type: AnswerTermsPayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: AnswerTermsInput, required: true }) },
    async resolve(_root, { input: { version, isAccepted } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { lastAcceptedTermsVersion: acceptedTermsVersion } = await orRefusal(
        operation.client.send(answerTerms, { version, acceptance: isAccepted }),
      )
      return operation.changeSession(session, { acceptedTermsVersion })
    },
  }),
)

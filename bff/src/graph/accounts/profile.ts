import { answerTerms } from '@palier/contract/accounts/accountCalls'
import { changeFullname } from '@palier/contract/accounts/authenticationCalls'
import { builder } from '../kernel/builder.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Viewer } from '../viewer/viewer.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

builder.relayMutationField(
  'setName',
  {
    inputFields: (t) => ({
      firstName: t.string({ required: true, description: 'First name.' }),
      lastName: t.string({ required: true, description: 'Last name.' }),
    }),
  },
  {
    description: 'Changes the name of the person.',
    async resolve(_root, { input }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { firstname: firstName, lastname: lastName } = await orRefusal(
        operation.client.send(changeFullname, { firstname: input.firstName, lastname: input.lastName }),
      )
      return operation.changeSession(session, { firstName, lastName })
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person after the change.',
        resolve: (session) => session,
      }),
    }),
  },
)

builder.relayMutationField(
  'answerTerms',
  {
    inputFields: (t) => ({
      version: t.int({ required: true, description: 'Version of the terms that was shown.' }),
      isAccepted: t.boolean({
        required: true,
        description: 'Whether the terms are accepted; a refusal ends the session.',
      }),
    }),
  },
  {
    description: 'Answers the terms of service.',
    async resolve(_root, { input: { version, isAccepted } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { lastAcceptedTermsVersion: acceptedTermsVersion } = await orRefusal(
        operation.client.send(answerTerms, { version, acceptance: isAccepted }),
      )
      return operation.changeSession(session, { acceptedTermsVersion })
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person after the change.',
        resolve: (session) => session,
      }),
    }),
  },
)

import { getHumanCheck } from '@palier/contract/accounts/humanCheckCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { HumanAction, HumanCheckKind } from '../kernel/enums.ts'

type Check = OutputOf<typeof getHumanCheck>

const NO_CHECK: Check = { kind: 'off', siteKey: null, challenge: null }

const HumanCheck = builder.objectRef<Check>('HumanCheck').implement({
  description: 'The human check that a page must pass.',
  fields: (t) => ({
    kind: t.expose('kind', { type: HumanCheckKind, description: 'Kind of human check.' }),
    siteKey: t.exposeString('siteKey', {
      nullable: true,
      description: 'Site key of the check; null when it needs none.',
    }),
    challenge: t.string({
      nullable: true,
      description: 'Challenge of ALTCHA as JSON; null for other kinds.',
      resolve: ({ challenge }) => challenge && JSON.stringify(challenge),
    }),
  }),
})

builder.queryField('humanCheck', (t) =>
  t.field({
    type: HumanCheck,
    nullable: true,
    directives: semanticNonNull,
    description: 'Human check to pass before the action; null when none is needed.',
    args: { action: t.arg({ type: HumanAction, required: true, description: 'Action to be protected.' }) },
    // A challenge can be solved once, so it must not be shared.
    resolve: async (_root, { action }, { operation }) =>
      (await sendOptionalCall(operation, getHumanCheck, { action })) ?? NO_CHECK,
  }),
)

import { getSynchronizationStatus, sendInvoiceTest, setClockId, synchronize } from '@palier/contract/admin/adminCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing } from './administration.ts'
import { SynchronizationScope } from './administrationEnums.ts'
import { builder } from '../kernel/builder.ts'
import { instantOrNull } from '../kernel/instantOrNull.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SynchronizationStatus = builder.objectRef<OutputOf<typeof getSynchronizationStatus>>('SynchronizationStatus')
SynchronizationStatus.implement({
  description: 'Times of synchronization.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', resolve: () => encodeGlobalID(SynchronizationStatus.name, 'prices') }),
    lastExecutedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it last ran; null when unknown.',
      resolve: ({ lastExecutionDateTime }) => instantOrNull(lastExecutionDateTime),
    }),
    nextExecutionAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it will run next; null when unknown.',
      resolve: ({ nextExecutionDateTime }) => instantOrNull(nextExecutionDateTime),
    }),
    canBeRequested: t.boolean({
      nullable: true,
      description: 'False if the server has no key with which to request a synchronization; null if unknown.',
      resolve: ({ canBeRequested }) => canBeRequested,
    }),
  }),
})

builder.objectField(Admin, 'synchronization', (t) =>
  t.field({
    type: SynchronizationStatus,
    nullable: true,
    description: 'Times of the last and the next synchronization of prices.',
    resolve: (_session, _arguments, { operation }) =>
      orNothing(operation, operation.client.send(getSynchronizationStatus, {})),
  }),
)

builder.relayMutationField(
  'synchronize',
  {
    inputFields: (t) => ({
      scope: t.field({ type: SynchronizationScope, required: true, description: 'Scope of the synchronization.' }),
      authKey: t.string({
        required: true,
        description: 'Key of the operator, required in addition to the admin role.',
      }),
    }),
  },
  {
    description: "Synchronizes prices now. For administrators who know the operator's key.",
    resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(operation.client.send(synchronize, input))
    },
  },
  {
    outputFields: (t) => ({
      executedAt: t.field({
        type: ['DateTime'],
        description: 'When each part of the scope ran or was queued.',
        resolve: ({ items }) => items.map(({ synchronizationDateTime }) => synchronizationDateTime),
      }),
      synchronization: t.field({
        type: SynchronizationStatus,
        nullable: true,
        description: 'Status after the call; costs one more read.',
        resolve: (_payload, _arguments, { operation }) =>
          orNothing(operation, operation.client.send(getSynchronizationStatus, {})),
      }),
    }),
  },
)

builder.relayMutationField(
  'setClockId',
  {
    inputFields: (t) => ({
      clockId: t.string({ required: true, description: 'Id of the test clock of the payment provider.' }),
    }),
  },
  {
    description: 'For tests; not available in production.',
    async resolve(_root, { input: { clockId } }, { operation }) {
      sessionOrRefusal(operation)
      await orRefusal(operation.client.send(setClockId, { clockId }))
      return { clockId }
    },
  },
  { outputFields: (t) => ({ clockId: t.exposeString('clockId', { description: 'Id of the test clock in use.' }) }) },
)

builder.relayMutationField(
  'sendInvoiceTest',
  {
    inputFields: (t) => ({
      email: t.string({ required: true, description: 'Email address that receives the test invoice.' }),
    }),
  },
  {
    description: 'For tests; not available in production.',
    async resolve(_root, { input: { email } }, { operation }) {
      sessionOrRefusal(operation)
      await orRefusal(operation.client.send(sendInvoiceTest, { email }))
      return { email }
    },
  },
  {
    outputFields: (t) => ({
      email: t.exposeString('email', { description: 'Email address that the test invoice was sent to.' }),
    }),
  },
)

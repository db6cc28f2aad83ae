import { getSynchronizationStatus, sendInvoiceTest, setClockId, synchronize } from '@palier/contract/admin/adminCalls'
import type { OutputOf } from '@palier/contract/kernel/call'
import { encodeGlobalID } from '@pothos/plugin-relay'
import { Admin, orNothing } from './administration.ts'
import { SynchronizationScope } from './administrationEnums.ts'
import { builder } from '../kernel/builder.ts'
import { instantOrNull } from '../kernel/instantOrNull.ts'
import { LimitRefusal, orRefusal, Refusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'

const SynchronizationStatus = builder.objectRef<OutputOf<typeof getSynchronizationStatus>>('SynchronizationStatus')
SynchronizationStatus.implement({
  fields: (t) => ({
    id: t.id({ resolve: () => encodeGlobalID(SynchronizationStatus.name, 'prices') }),
    lastExecutedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null where it is not known.',
      resolve: ({ lastExecutionDateTime }) => instantOrNull(lastExecutionDateTime),
    }),
    nextExecutionAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null where it is not known.',
      resolve: ({ nextExecutionDateTime }) => instantOrNull(nextExecutionDateTime),
    }),
  }),
})

builder.objectField(Admin, 'synchronization', (t) =>
  t.field({
    type: SynchronizationStatus,
    nullable: true,
    description: 'When prices were last fetched, and when they will be next.',
    resolve: (_session, _arguments, { operation }) =>
      orNothing(operation, operation.client.send(getSynchronizationStatus, {})),
  }),
)

const SynchronizePayload = builder.objectRef<OutputOf<typeof synchronize>>('SynchronizePayload').implement({
  fields: (t) => ({
    executedAt: t.field({
      type: ['DateTime'],
      description: 'When each kind that was asked for ran, or was put in line.',
      resolve: ({ items }) => items.map(({ synchronizationDateTime }) => synchronizationDateTime),
    }),
    synchronization: t.field({
      type: SynchronizationStatus,
      nullable: true,
      description: 'As it is now: costs one read.',
      resolve: (_payload, _arguments, { operation }) =>
        orNothing(operation, operation.client.send(getSynchronizationStatus, {})),
    }),
  }),
})

const SynchronizeInput = builder.inputType('SynchronizeInput', {
  fields: (t) => ({
    scope: t.field({ type: SynchronizationScope, required: true }),
    authKey: t.string({ required: true, description: "The operator's key, which an administrator must know besides." }),
  }),
})

builder.mutationField('synchronize', (t) =>
  t.field({
    type: SynchronizePayload,
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SynchronizeInput, required: true }) },
    resolve(_root, { input }, { operation }) {
      sessionOrRefusal(operation)
      return orRefusal(operation.client.send(synchronize, input))
    },
  }),
)

const SetClockIdPayload = builder.objectRef<{ clockId: string }>('SetClockIdPayload').implement({
  fields: (t) => ({ clockId: t.exposeString('clockId') }),
})

const SetClockIdInput = builder.inputType('SetClockIdInput', {
  fields: (t) => ({ clockId: t.string({ required: true }) }),
})

builder.mutationField('setClockId', (t) =>
  t.field({
    type: SetClockIdPayload,
    description: 'A test: absent in production.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SetClockIdInput, required: true }) },
    async resolve(_root, { input: { clockId } }, { operation }) {
      sessionOrRefusal(operation)
      await orRefusal(operation.client.send(setClockId, { clockId }))
      return { clockId }
    },
  }),
)

const SendInvoiceTestPayload = builder.objectRef<{ email: string }>('SendInvoiceTestPayload').implement({
  fields: (t) => ({ email: t.exposeString('email') }),
})

const SendInvoiceTestInput = builder.inputType('SendInvoiceTestInput', {
  fields: (t) => ({ email: t.string({ required: true }) }),
})

builder.mutationField('sendInvoiceTest', (t) =>
  t.field({
    type: SendInvoiceTestPayload,
    description: 'A test: absent in production.',
    errors: { types: [Refusal, LimitRefusal] },
    args: { input: t.arg({ type: SendInvoiceTestInput, required: true }) },
    async resolve(_root, { input: { email } }, { operation }) {
      sessionOrRefusal(operation)
      await orRefusal(operation.client.send(sendInvoiceTest, { email }))
      return { email }
    },
  }),
)

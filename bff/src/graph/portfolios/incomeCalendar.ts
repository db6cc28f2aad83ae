import {
  createIncomeCalendar,
  deleteIncomeCalendar,
  getIncomeCalendar,
  type WireIncomeCalendar,
} from '@palier/contract/portfolios/incomeCalendarCalls'
import { sendOptionalCall } from '../../operation/sendOptionalCall.ts'
import { builder } from '../kernel/builder.ts'
import { orRefusal } from '../kernel/problem.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { changedViewer, Viewer } from '../viewer/viewer.ts'

const IncomeCalendar = builder.objectRef<WireIncomeCalendar>('IncomeCalendar').implement({
  description: 'Calendar of payments to come, which calendar programs read by a secret address.',
  fields: (t) => ({
    hasAmounts: t.exposeBoolean('hasAmounts', { description: 'Whether its events tell amounts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the address was created.' }),
  }),
})

builder.objectField(Viewer, 'incomeCalendar', (t) =>
  t.field({
    type: IncomeCalendar,
    nullable: true,
    description: 'Null where the person has none, or the server offers none.',
    resolve: async (_session, _arguments, { operation }) =>
      (await sendOptionalCall(operation, getIncomeCalendar, {}))?.calendar ?? null,
  }),
)

builder.relayMutationField(
  'createIncomeCalendar',
  {
    inputFields: (t) => ({
      hasAmounts: t.boolean({ required: true, description: 'Whether its events tell amounts.' }),
    }),
  },
  {
    description: 'Makes an address for a calendar of payments to come; an earlier one ends.',
    async resolve(_root, { input: { hasAmounts } }, { operation }) {
      const session = sessionOrRefusal(operation)
      const { token } = await orRefusal(operation.client.send(createIncomeCalendar, { hasAmounts }))
      return { path: `/calendar/${token}.ics`, session }
    },
  },
  {
    description: 'The new address; it is answered only once.',
    outputFields: (t) => ({
      path: t.exposeString('path', { description: 'Secret address on this site.' }),
      viewer: t.expose('session', changedViewer),
    }),
  },
)

builder.relayMutationField(
  'deleteIncomeCalendar',
  null,
  {
    description: 'Ends the address of the calendar of payments.',
    async resolve(_root, _arguments, { operation }) {
      const session = sessionOrRefusal(operation)
      await orRefusal(operation.client.send(deleteIncomeCalendar, {}))
      return { session }
    },
  },
  { outputFields: (t) => ({ viewer: t.expose('session', changedViewer) }) },
)

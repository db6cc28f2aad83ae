import type { ValueOverTime as Values } from '../../loaders/portfolios/loadValueOverTime.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'

const ValuePoint = builder.objectRef<Values['points'][number]>('ValuePoint').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    value: t.expose('value', { type: 'Decimal', description: 'Value of the shares held at the close, without cash.' }),
    invested: t.expose('invested', { type: 'Decimal', description: 'Cost of the shares held.' }),
  }),
})

export const ValueOverTime = builder.objectRef<Values>('ValueOverTime').implement({
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency }),
    points: t.expose('points', { type: [ValuePoint], description: 'Values, oldest first.' }),
    isSample: t.boolean({
      description: 'Whether the closing prices are simulated.',
      resolve: ({ isSample = false }) => isSample,
    }),
  }),
})

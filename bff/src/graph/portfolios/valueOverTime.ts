import type { ValueOverTime as Values } from '../../loaders/portfolios/loadValueOverTime.ts'
import { builder } from '../kernel/builder.ts'
import { Currency } from '../kernel/enums.ts'

const ValuePoint = builder.objectRef<Values['points'][number]>('ValuePoint').implement({
  description: 'Value of portfolios at the end of a day.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'Day at whose end the value was computed.' }),
    value: t.expose('value', { type: 'Decimal', description: 'Value of the shares held at the close, without cash.' }),
    invested: t.expose('invested', { type: 'Decimal', description: 'Cost of the shares held.' }),
  }),
})

export const ValueOverTime = builder.objectRef<Values>('ValueOverTime').implement({
  description: 'Value of portfolios day by day.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'Currency of the amounts.' }),
    points: t.expose('points', { type: [ValuePoint], description: 'Values, oldest first.' }),
    isSample: t.boolean({
      description: 'Whether the closing prices are simulated.',
      resolve: ({ isSample = false }) => isSample,
    }),
  }),
})

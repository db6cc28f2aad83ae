import type { WireTag } from '@palier/contract/market/stockSchemas'
import { builder } from '../kernel/builder.ts'

export const Tag = builder.objectRef<WireTag>('Tag').implement({
  description: 'What a stock is about.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A concept, such as industry or subIndustry.' }),
    value: t.exposeString('value', { description: "In the reader's language." }),
  }),
})

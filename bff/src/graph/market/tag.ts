import type { WireTag } from '@palier/contract/market/stockSchemas'
import { builder } from '../kernel/builder.ts'

export const Tag = builder.objectRef<WireTag>('Tag').implement({
  description: 'A tag of a stock.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the tag, such as industry or subIndustry.' }),
    value: t.exposeString('value', { description: 'In the language of the request.' }),
  }),
})

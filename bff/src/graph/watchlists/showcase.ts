import type { WireWatchList } from '@palier/contract/watchlists/watchListSchemas'
import { loadShowcase } from '../../loaders/site/loadSite.ts'
import { builder } from '../kernel/builder.ts'
import { WatchList } from './watchList.ts'

const THE_ONE = 'showcase'

const Showcase = builder.objectRef<WireWatchList>('Showcase')

builder.node(Showcase, {
  description: 'Public demonstration buy list.',
  id: { resolve: () => THE_ONE },
  loadOne: (id, { operation }) => (id === THE_ONE ? loadShowcase(operation) : null),
  fields: (t) => ({
    list: t.field({ type: WatchList, description: 'A buy list with prices.', resolve: (list) => list }),
  }),
})

builder.queryField('showcase', (t) =>
  t.field({
    type: Showcase,
    nullable: true,
    description: 'Public demonstration list; null when there is none.',
    resolve: (_root, _arguments, { operation }) => loadShowcase(operation),
  }),
)

import type { WireWatchListEntry } from '@palier/contract/watchlists/watchListSchemas'
import { bucketBadgeOf } from '@palier/domain/watchlists/score'
import { findInWatchLists } from '../../loaders/watchlists/loadWatchLists.ts'
import { factsOfEntry, priceOrNull } from '../../cache/stockFacts.ts'
import { beyondPlanField } from '../billing/beyondPlan.ts'
import { builder } from '../kernel/builder.ts'
import { entryContentFields } from './entryContent.ts'
import { ScoreDetails } from './scoreDetails.ts'
import { Stock } from '../market/stock.ts'

export const WatchListEntry = builder.objectRef<WireWatchListEntry>('WatchListEntry')

builder.node(WatchListEntry, {
  description: 'A stock on a watch list.',
  id: { resolve: ({ id }) => id },
  loadOne(id, { operation }) {
    if (!operation.session) return null
    return findInWatchLists(operation, ({ entries }) => entries.find((entry) => entry.id === id))
  },
  fields: (t) => ({
    listId: t.exposeString('listId', { description: 'Id of its list in page addresses: /list/{listId}.' }),
    stock: t.field({
      type: Stock,
      description: 'Stock that is watched.',
      resolve: (entry, _arguments, { operation }) => factsOfEntry(entry, operation.caller.language),
    }),
    ...entryContentFields(t),
    score: t.int({
      description: 'Score at `scoredPrice`, positive or negative.',
      resolve: ({ score }) => Math.round(score),
    }),
    bucketBadge: t.int({
      description: 'The score on the scale in buckets of 200: 1 from 800, 2 from 600, 3 from 400, 4 from 200, else 5.',
      resolve: ({ score }) => bucketBadgeOf(score),
    }),
    highScore: t.int({
      description: 'Highest absolute score since the price levels were last changed.',
      resolve: ({ highScore }) => Math.round(highScore),
    }),
    scoredPrice: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Price used for the score; null when there is none.',
      resolve: ({ marketRegularPrice }) => priceOrNull(marketRegularPrice.value),
    }),
    scoreDetails: t.expose('scoreDetailsInfo', {
      type: ScoreDetails,
      nullable: true,
      description: 'How the score was computed; only on buy lists, else null.',
    }),
    version: t.int({
      description:
        'Version to send with a write, which is refused if it has changed since; 0 when the server has no versions.',
      resolve: ({ version = 0 }) => version,
    }),
    beyondPlan: t.field(beyondPlanField),
  }),
})

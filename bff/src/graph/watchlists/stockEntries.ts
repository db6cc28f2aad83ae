import { LIST_KINDS, loadWatchLists } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Stock } from '../market/stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'
import { WatchListEntry } from './watchListEntry.ts'

builder.objectField(Stock, 'entries', (t) =>
  t.field({
    type: [WatchListEntry],
    nullable: true,
    directives: semanticNonNull,
    description: "The signed-in person's entries of this stock, whatever their list.",
    async resolve({ stockId }, _arguments, { operation }) {
      const lists = await loadWatchLists(operation, sessionOrError(operation), LIST_KINDS)
      return lists.flatMap(({ entries }) => entries.filter((entry) => entry.stockId === stockId))
    },
  }),
)

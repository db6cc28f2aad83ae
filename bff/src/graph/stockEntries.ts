import { LIST_KINDS, loadWatchLists } from '../loaders/loadWatchLists.ts'
import { builder, semanticNonNull } from './builder.ts'
import { Stock } from './stock.ts'
import { sessionOrError } from './viewerSession.ts'
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

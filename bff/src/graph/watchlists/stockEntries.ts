import { LIST_KINDS } from '../../loaders/watchlists/loadListsOfKind.ts'
import { listsOfKinds } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { Stock } from '../market/stock.ts'
import { sessionOrError } from '../kernel/viewerSession.ts'
import { WatchListEntry } from './watchListEntry.ts'

builder.objectField(Stock, 'entries', (t) =>
  t.field({
    type: [WatchListEntry],
    nullable: true,
    directives: semanticNonNull,
    description: 'Entries of the signed-in person for this stock, on all lists.',
    async resolve({ stockId }, _arguments, { operation }) {
      sessionOrError(operation)
      const lists = await listsOfKinds(operation, LIST_KINDS)
      return lists.flatMap(({ entries }) => entries.filter((entry) => entry.stockId === stockId))
    },
  }),
)

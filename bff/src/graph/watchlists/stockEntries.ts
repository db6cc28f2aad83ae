import { entriesOfStock } from '../../loaders/watchlists/loadWatchLists.ts'
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
    resolve({ stockId }, _arguments, { operation }) {
      sessionOrError(operation)
      return entriesOfStock(operation, stockId)
    },
  }),
)

import { LIST_KINDS } from '../../loaders/watchlists/loadListsOfKind.ts'
import { listsOfKinds, watchListLoader } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { WatchListKind } from '../kernel/enums.ts'
import { selectedFields } from '../kernel/selectedFields.ts'
import { Viewer } from '../viewer/viewer.ts'
import { WatchList } from './watchList.ts'

builder.objectFields(Viewer, (t) => ({
  watchLists: t.field({
    type: [WatchList],
    nullable: true,
    directives: semanticNonNull,
    args: { kinds: t.arg({ type: [WatchListKind] }) },
    resolve: (_session, { kinds }, { operation }, info) =>
      listsOfKinds(
        operation,
        LIST_KINDS.filter((kind) => !kinds || kinds.includes(kind)),
        depthOf(selectedFields(info)),
      ),
  }),
  watchList: t.field({
    type: WatchList,
    nullable: true,
    args: { listId: t.arg.string({ required: true }) },
    // The address of a list does not contain its kind.
    resolve: (_session, { listId }, { operation }) => watchListLoader(operation).load({ listId, kind: null }),
  }),
}))

function depthOf(fields: ReadonlySet<string>): 'names' | 'ranked' | 'entries' {
  if (fields.has('entries')) return 'entries'
  return fields.has('topEntries') || fields.has('levelCounts') ? 'ranked' : 'names'
}

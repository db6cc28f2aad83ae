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
    description: 'Watch lists of the person.',
    args: { kinds: t.arg({ type: [WatchListKind], description: 'Only lists of these kinds.' }) },
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
    description: 'One watch list; null when it is not theirs.',
    args: {
      listId: t.arg.string({ required: true, description: 'Id of the watch list in page addresses: /list/{listId}.' }),
    },
    // The URL of a list does not contain its kind.
    resolve: (_session, { listId }, { operation }) => watchListLoader(operation).load({ listId, kind: null }),
  }),
}))

function depthOf(fields: ReadonlySet<string>): 'names' | 'ranked' | 'entries' {
  if (fields.has('entries')) return 'entries'
  return fields.has('topEntries') || fields.has('levelCounts') ? 'ranked' : 'names'
}

import { findInWatchLists, LIST_KINDS, loadWatchLists } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { WatchListKind } from '../kernel/enums.ts'
import { Viewer } from '../viewer/viewer.ts'
import { WatchList } from './watchList.ts'

builder.objectFields(Viewer, (t) => ({
  watchLists: t.field({
    type: [WatchList],
    nullable: true,
    directives: semanticNonNull,
    args: { kinds: t.arg({ type: [WatchListKind] }) },
    resolve: (session, { kinds }, { operation }) =>
      loadWatchLists(
        operation,
        session,
        LIST_KINDS.filter((kind) => !kinds || kinds.includes(kind)),
      ),
  }),
  watchList: t.field({
    type: WatchList,
    nullable: true,
    args: { listId: t.arg.string({ required: true }) },
    // The address of a list does not contain its kind.
    resolve: (session, { listId }, { operation }) =>
      findInWatchLists(operation, session, (list) => (list.id === listId ? list : undefined)),
  }),
}))

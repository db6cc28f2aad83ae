import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'

const CONNECTION = 'NoticeList_notices'

/** Marks the given notices as read; null marks all loaded ones. */
export function markInStore(store: RecordSourceProxy, noticeIds: readonly string[] | null): void {
  for (const notice of noticeIds?.map((id) => store.get(id)) ?? knownNotices(store)) notice?.setValue(true, 'isRead')
}

/** Prepends a notice to the list, if the list is loaded. */
export function addNotice(store: RecordSourceProxy, notice: RecordProxy): void {
  const notices = connectionOf(store)
  if (!notices || knownNotices(store).some((known) => known?.getDataID() === notice.getDataID())) return
  ConnectionHandler.insertEdgeBefore(notices, ConnectionHandler.createEdge(store, notices, notice, 'NoticeEdge'))
}

function knownNotices(store: RecordSourceProxy): readonly (RecordProxy | null | undefined)[] {
  const edges = connectionOf(store)?.getLinkedRecords('edges') ?? []
  return edges.map((edge) => edge?.getLinkedRecord('node'))
}

function connectionOf(store: RecordSourceProxy): RecordProxy | null | undefined {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  return viewer && ConnectionHandler.getConnection(viewer, CONNECTION)
}

import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** What was written is in the totals of every page: each is read anew when it is visited, this one by the answer. */
export function forgetOtherPages(store: RecordSourceSelectorProxy): void {
  store.invalidateStore()
}

import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** The change is in the totals of every page: each is reloaded when it is visited; this one is updated by the answer. */
export function forgetOtherPages(store: RecordSourceSelectorProxy): void {
  store.invalidateStore()
}

import type { RecordSourceSelectorProxy } from 'relay-runtime'

/** Marks all loaded data as stale, because totals on other pages change too. They reload when visited. */
export function forgetOtherPages(store: RecordSourceSelectorProxy): void {
  store.invalidateStore()
}

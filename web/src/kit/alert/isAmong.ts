import type { RecordProxy } from 'relay-runtime'

/** Whether a record of the store is one of these. */
export function isAmong(records: readonly (RecordProxy | null | undefined)[], record: RecordProxy): boolean {
  return records.some((known) => known?.getDataID() === record.getDataID())
}

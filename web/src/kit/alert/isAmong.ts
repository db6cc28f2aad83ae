import type { RecordProxy } from 'relay-runtime'

export function isAmong(records: readonly (RecordProxy | null | undefined)[], record: RecordProxy): boolean {
  return records.some((known) => known?.getDataID() === record.getDataID())
}

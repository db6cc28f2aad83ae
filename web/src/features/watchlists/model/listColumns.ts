import { THRESHOLD_KEYS, type ListKind } from '@palier/domain/watchlists/thresholds'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import type { SortColumn } from './sortEntries.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'

export interface ListColumn {
  readonly id: SortColumn
  readonly title: MessageId
  /** Percent of the table. */
  readonly width: number
  readonly align: 'left' | 'right'
}

const BEFORE: readonly ListColumn[] = [
  { id: 'symbol', title: 'list.column.symbol', width: 8, align: 'left' },
  { id: 'company', title: 'list.column.company', width: 20, align: 'left' },
  { id: 'score', title: 'list.column.score', width: 6, align: 'right' },
  { id: 'price', title: 'list.column.price', width: 8, align: 'right' },
  { id: 'change', title: 'list.column.change', width: 10, align: 'right' },
  { id: 'age', title: 'list.column.age', width: 10, align: 'left' },
]
const AFTER: readonly ListColumn[] = [{ id: 'marketCap', title: 'list.column.marketCap', width: 8, align: 'right' }]

/** The eleven columns of a list; what its kind calls the four thresholds. */
export function columnsOf(kind: ListKind): readonly ListColumn[] {
  const thresholds = THRESHOLD_KEYS.map((key): ListColumn => ({
    id: key,
    title: thresholdName(kind, key),
    width: 7,
    align: 'right',
  }))
  return [...BEFORE, ...thresholds, ...AFTER]
}

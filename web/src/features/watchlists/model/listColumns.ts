import { THRESHOLD_KEYS, type ListKind } from '@palier/domain/watchlists/thresholds'
import type { MessageId } from '../../../kit/language/MessageId.ts'
import type { SortColumn } from './sortEntries.ts'
import { thresholdName } from '../../../kit/prices/thresholdName.ts'

export interface ListColumn {
  readonly id: SortColumn
  readonly title: MessageId
  /** Percent of the table width. */
  readonly width: number
  readonly align: 'left' | 'right'
}

/** `narrow` has no age column: a stale age is below the company name. */
export type ListLayout = 'wide' | 'narrow'

interface Widths {
  readonly symbol: number
  readonly company: number
  readonly score: number
  readonly price: number
  readonly change: number
  /** Null if the layout has no such column. */
  readonly age: number | null
  readonly threshold: number
  readonly marketCap: number
}

const WIDTHS: Readonly<Record<ListLayout, Widths>> = {
  wide: { symbol: 8, company: 20, score: 6, price: 8, change: 10, age: 10, threshold: 7, marketCap: 8 },
  narrow: { symbol: 9, company: 23.5, score: 6.5, price: 9, change: 9.5, age: null, threshold: 8.25, marketCap: 9.5 },
}

export function columnsOf(kind: ListKind, layout: ListLayout): readonly ListColumn[] {
  const { age, threshold, ...width } = WIDTHS[layout]
  return [
    { id: 'symbol', title: 'list.column.symbol', width: width.symbol, align: 'left' },
    { id: 'company', title: 'list.column.company', width: width.company, align: 'left' },
    { id: 'score', title: 'list.column.score', width: width.score, align: 'right' },
    { id: 'price', title: 'list.column.price', width: width.price, align: 'right' },
    { id: 'change', title: 'list.column.change', width: width.change, align: 'right' },
    ...(age === null ? [] : [{ id: 'age', title: 'list.column.age', width: age, align: 'left' } as const]),
    ...THRESHOLD_KEYS.map((key): ListColumn => ({
      id: key,
      title: thresholdName(kind, key),
      width: threshold,
      align: 'right',
    })),
    { id: 'marketCap', title: 'list.column.marketCap', width: width.marketCap, align: 'right' },
  ]
}

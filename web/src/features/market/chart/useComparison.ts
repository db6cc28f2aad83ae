import { useCallback, useState } from 'react'
import { MOST_COMPARED } from './points/comparison.ts'

/** Which stocks stand beside the one of a chart. */
export interface Comparison {
  readonly isOn: boolean
  readonly stockIds: readonly string[]
  readonly isFull: boolean
  /** Ends it where it is on. */
  toggle(): void
  /** The stock of the chart itself, and one that is there already, change nothing. */
  add(stockId: string): void
  remove(stockId: string): void
}

/** The comparison of a stock with others; it lasts as long as the page. */
export function useComparison(ownStockId: string): Comparison {
  const [stockIds, setStockIds] = useState<readonly string[] | null>(null)
  const ids = stockIds ?? []
  const toggle = useCallback(() => setStockIds((before) => (before === null ? [] : null)), [])
  return {
    isOn: stockIds !== null,
    stockIds: ids,
    isFull: ids.length >= MOST_COMPARED,
    toggle,
    add: (stockId) => {
      if (stockId !== ownStockId && !ids.includes(stockId) && ids.length < MOST_COMPARED) setStockIds([...ids, stockId])
    },
    remove: (stockId) => setStockIds(ids.filter((id) => id !== stockId)),
  }
}

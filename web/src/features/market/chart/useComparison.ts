import { useCallback, useState } from 'react'
import { MOST_COMPARED } from './points/comparison.ts'

export interface Comparison {
  readonly isOn: boolean
  readonly stockIds: readonly string[]
  readonly isFull: boolean
  toggle(): void
  /** Ignores the chart's own stock and stocks already compared. */
  add(stockId: string): void
  remove(stockId: string): void
}

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

import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../kit/relay/hooks.ts'
import { searchStocks, type StockMatch } from './searchStocks.ts'
import { groupDualListings } from './groupDualListings.ts'

export const SEARCH_DEBOUNCE_MILLISECONDS = 750

export interface StockSearchState {
  readonly state: 'idle' | 'waiting' | 'failed' | 'found'
  /** Same object until the next result. */
  readonly matches: readonly StockMatch[]
}

type Answer = { readonly text: string; readonly matches: readonly StockMatch[] | null }

const NOTHING: readonly StockMatch[] = []

/** Debounced. Drops results for a text that has changed since. */
export function useStockSearch(text: string): StockSearchState {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const wanted = text.trim()

  useEffect(() => {
    if (wanted === '') return
    let isCurrent = true
    const timer = setTimeout(() => {
      const answer = (matches: Answer['matches']) => {
        if (isCurrent) setAnswer({ text: wanted, matches })
      }
      searchStocks(environment, wanted).then(
        (matches) => answer(groupDualListings(matches)),
        () => answer(null),
      )
    }, SEARCH_DEBOUNCE_MILLISECONDS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [environment, wanted])

  if (wanted === '') return { state: 'idle', matches: NOTHING }
  if (answer?.text !== wanted) return { state: 'waiting', matches: NOTHING }
  return { state: answer.matches === null ? 'failed' : 'found', matches: answer.matches ?? NOTHING }
}

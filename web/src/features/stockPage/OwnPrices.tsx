import { createContext, useContext, useState, type ReactNode } from 'react'
import { THRESHOLD_KEYS, type Thresholds } from '@palier/domain/watchlists/thresholds'
import { LiveStairProvider } from '../../kit/stair/LiveStairContext.ts'
import type { EntryStock } from '../watchlists/thresholds/entryStock.ts'
import { useFormStair } from '../watchlists/thresholds/useFormStair.ts'
import { useSettledThresholds } from '../watchlists/thresholds/useSettledThresholds.ts'
import { useEntryForm, type EntryForm } from '../watchlists/entry/useEntryForm.ts'
import { NO_CONTENT } from '../watchlists/model/entryContent.ts'
import type { ChosenList } from './useChosenList.ts'
import { usePriceSaving } from './usePriceSaving.ts'

interface OwnPrices {
  readonly form: EntryForm
  readonly saving: ReturnType<typeof usePriceSaving>
}

const OwnPricesContext = createContext<OwnPrices | null>(null)
const SettledContext = createContext<Thresholds | null>(null)

interface OwnPricesProviderProps {
  readonly stock: EntryStock
  readonly chosen: ChosenList
  readonly children: ReactNode
}

/**
 * The reader's prices of a stock in the chosen list while they are being written, for the chart and for the fields. What
 * lies between is not drawn anew with them.
 */
export function OwnPricesProvider({ stock, chosen, children }: OwnPricesProviderProps) {
  const { list, rule, turn } = chosen
  const form = useEntryForm(rule, list?.entry?.content ?? NO_CONTENT)
  const saving = usePriceSaving({ stock, list, rule, form, turn })
  const drawing = useState(false)
  const stair = useFormStair(form.prices, rule, stock, drawing)
  const settled = useSettledThresholds(form.prices, stair.isDrawn)
  return (
    <OwnPricesContext value={{ form, saving }}>
      <SettledContext value={settled}>
        <LiveStairProvider value={stair}>{children}</LiveStairProvider>
      </SettledContext>
    </OwnPricesContext>
  )
}

/** The form of the prices of this page, and what saves them. */
export function useOwnPrices(): OwnPrices {
  const own = useContext(OwnPricesContext)
  if (!own) throw new Error('useOwnPrices needs an OwnPricesProvider')
  return own
}

/** The prices once none of them is being drawn: what a plot makes room for. Null without any. */
export function useSettledPrices(): Thresholds | null {
  const settled = useContext(SettledContext)
  return settled && THRESHOLD_KEYS.some((key) => settled[key]) ? settled : null
}

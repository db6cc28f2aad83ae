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

/** Shares unsaved prices between the chart and the fields without rerendering the tree between them. */
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

export function useOwnPrices(): OwnPrices {
  const own = useContext(OwnPricesContext)
  if (!own) throw new Error('useOwnPrices needs an OwnPricesProvider')
  return own
}

/** Thresholds after dragging has ended, to fit the chart's axis. Null if there are none. */
export function useSettledPrices(): Thresholds | null {
  const settled = useContext(SettledContext)
  return settled && THRESHOLD_KEYS.some((key) => settled[key]) ? settled : null
}

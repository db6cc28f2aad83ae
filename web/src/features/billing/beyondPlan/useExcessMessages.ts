import { useIntl } from 'react-intl'
import { excessOf } from '@palier/domain/watchlists/beyondPlan'
import type { PlanLimits, PlanUse } from '@palier/domain/billing/planUsage'

const KINDS = ['lists', 'entries', 'portfolios', 'portfolioStocks'] as const

/** Returns the excess over a plan's limits as text, "2 lists and 1 portfolio"; null if none. */
export function useExcessMessages(): (use: PlanUse | null, limits: PlanLimits | undefined) => string | null {
  const { formatList, formatMessage } = useIntl()
  return (use, limits) => {
    if (!use || !limits) return null
    const excess = excessOf(use, limits)
    const parts = KINDS.filter((kind) => excess[kind] > 0).map((kind) =>
      formatMessage({ id: `plans.excess.${kind}` }, { count: excess[kind] }),
    )
    return parts.length > 0 ? formatList(parts) : null
  }
}

export function planUseOf(lines: Readonly<Record<keyof PlanUse, { readonly used: number }>>): PlanUse {
  return {
    buyLists: lines.buyLists.used,
    sellLists: lines.sellLists.used,
    entries: lines.entries.used,
    portfolios: lines.portfolios.used,
    portfolioStocks: lines.portfolioStocks.used,
  }
}

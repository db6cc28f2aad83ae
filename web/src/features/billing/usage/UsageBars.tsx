import { useIntl } from 'react-intl'
import type { OwnUse } from './ownUse.ts'
import { UsageBar } from './UsageBar.tsx'

const LINES = ['buyLists', 'sellLists', 'entries', 'portfolios', 'portfolioStocks'] as const

interface UsageBarsProps {
  readonly use: OwnUse
  readonly isStacked?: boolean
}

/** One bar per limit of the plan. */
export function UsageBars({ use, isStacked = false }: UsageBarsProps) {
  const { formatMessage } = useIntl()
  return LINES.map((line) => (
    <UsageBar key={line} isStacked={isStacked} label={formatMessage({ id: `usage.${line}` })} {...use[line]} />
  ))
}

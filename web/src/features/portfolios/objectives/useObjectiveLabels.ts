import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import type { ObjectiveKind as DomainKind } from '@palier/domain/portfolios/objective'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { ObjectiveForm_objective$data } from '../../../__generated__/ObjectiveForm_objective.graphql.ts'

export type ObjectiveKind = ObjectiveForm_objective$data['kind']

export const OBJECTIVE_KINDS: readonly ObjectiveKind[] = [
  'TOTAL_VALUE',
  'INVESTED_AMOUNT',
  'SHARE_COUNT',
  'PERCENTAGE_OF_ALL',
]

/** Kinds of objectives by their names in the domain. */
export const RULE_KINDS: Readonly<Record<ObjectiveKind, DomainKind>> = {
  TOTAL_VALUE: 'totalTargetedValue',
  INVESTED_AMOUNT: 'totalInvestmentTargetedAmount',
  SHARE_COUNT: 'totalTargetedShareCount',
  PERCENTAGE_OF_ALL: 'percentageOfTotalInvestmentValue',
}

export function useObjectiveLabels(currency: Currency) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  return {
    suffixOf(kind: ObjectiveKind): string {
      if (kind === 'PERCENTAGE_OF_ALL') return '%'
      return kind === 'SHARE_COUNT' ? formatMessage({ id: 'objective.shares' }) : currency
    },
    amountOf(kind: ObjectiveKind, value: string): string {
      if (kind === 'PERCENTAGE_OF_ALL') return format.percent(value)
      if (kind !== 'SHARE_COUNT') return format.money(value, currency)
      return `${format.shares(value)}\u00a0${formatMessage({ id: 'objective.shares' })}`
    },
  }
}

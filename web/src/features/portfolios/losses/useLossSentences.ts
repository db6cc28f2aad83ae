import { useIntl } from 'react-intl'
import { decimal, ZERO } from '@palier/domain/kernel/decimal'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { LossCheck } from './lossCheck.ts'

const PURCHASES_NAMED = 3

export function useLossSentences() {
  const { formatMessage, formatList } = useIntl()
  const format = useFormatters()
  const day = (date: string) => format.date(dateText(date))
  return {
    day,
    money: (amount: string) => format.money(amount, 'CAD'),
    boughtSentence({ purchases }: LossCheck): string {
      const bought = purchases.reduce((sum, { quantity }) => sum.plus(decimal(quantity)), ZERO)
      const named = purchases
        .slice(-PURCHASES_NAMED)
        .map(({ quantity, settlementDate, portfolioName, owner }) =>
          formatMessage(
            { id: owner === 'SPOUSE' ? 'losses.purchaseBySpouse' : 'losses.purchase' },
            { quantity: format.shares(quantity), date: day(settlementDate), name: portfolioName },
          ),
        )
      return formatMessage(
        { id: purchases.length > PURCHASES_NAMED ? 'losses.boughtAlso' : 'losses.bought' },
        { bought: format.shares(bought.toString()), count: bought.toNumber(), named: formatList(named) },
      )
    },
  }
}

import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import type { Oversell } from '../../../kit/alert/refusal.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { dateText } from '../../../kit/language/dateText.ts'
import type { LotFacts } from './lotFacts.ts'

export function useLotLabels(currency: Currency) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const quantity = format.shares
  return {
    date: (lot: Pick<LotFacts, 'date'>) => format.date(dateText(lot.date)),
    quantity,
    /** Signed by the effect on the shares held. */
    signedQuantity: ({ type, quantity: value }: Pick<LotFacts, 'type' | 'quantity'>) =>
      `${type === 'BUY' ? '+' : '\u2212'}${quantity(value)}`,
    oversoldSentenceOf: ({ asked, held, date }: Oversell) =>
      formatMessage(
        { id: 'lot.oversold' },
        { asked: quantity(asked), held: quantity(held), count: Number(held), date: format.date(dateText(date)) },
      ),
    /** Sentence such as "Purchase of 40 at $80.18 on Aug 6, 2025". */
    sentenceOf: (lot: LotFacts) =>
      formatMessage(
        { id: `lot.sentence.${lot.type}` },
        {
          quantity: quantity(lot.quantity),
          price: format.unitPrice(lot.price, currency),
          date: format.date(dateText(lot.date)),
        },
      ),
  }
}

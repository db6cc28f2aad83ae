import { useIntl } from 'react-intl'
import { decimal, quotientOf } from '@palier/domain/kernel/decimal'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { BookEventFacts } from './form/bookEventFacts.ts'

export function useBookEventLabels() {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const kindName = ({ kind, incomeKind }: Pick<BookEventFacts, 'kind' | 'incomeKind'>) =>
    formatMessage({ id: kind === 'INCOME' && incomeKind === 'INTEREST' ? 'event.kind.INTEREST' : `event.kind.${kind}` })

  /** Amount received in an exchange, and Canadian dollars per unit of the foreign currency. */
  function exchangeOf({ gross, currency, counterAmount, counterCurrency }: BookEventFacts) {
    const given = decimal(gross ?? '0')
    const received = decimal(counterAmount ?? '0')
    const [inCad, foreign] = currency === 'CAD' ? [given, received] : [received, given]
    return {
      counter: format.money(counterAmount ?? '0', counterCurrency ?? currency),
      foreign: currency === 'CAD' ? (counterCurrency ?? currency) : currency,
      rate: foreign.eq(0) ? 'none' : format.unitPrice(quotientOf(inCad, foreign).round(4).toString(), 'CAD'),
    }
  }

  /** Effect of the event, such as "40 shares for each 10: 68 shares from then on". */
  function detailOf(event: BookEventFacts): string {
    const money = (amount: string | null | undefined) => format.money(amount ?? '0', event.currency)
    const shares = (count: string | null | undefined) => format.shares(count ?? '0')
    const after = event.shareCountAfter == null ? 'none' : shares(event.shareCountAfter)
    return formatMessage(
      { id: `event.detail.${event.kind}` },
      {
        gross: money(event.gross),
        withheld: event.withheld == null || decimal(event.withheld).eq(0) ? 'none' : money(event.withheld),
        perShare: event.perShare == null ? 'none' : format.unitPrice(event.perShare, event.currency),
        quantity: shares(event.quantity),
        shares: event.quantity == null ? 'none' : shares(event.quantity),
        numerator: shares(event.numerator),
        denominator: shares(event.denominator),
        count: Number(event.quantity ?? 0),
        from: event.portfolioName ?? '',
        to: event.otherPortfolioName ?? 'none',
        symbol: event.otherSymbol ?? '',
        share: event.costShare == null ? 'none' : format.percent(decimal(event.costShare).times(100).toString()),
        cash: event.cashInLieu == null ? 'none' : money(event.cashInLieu),
        ...exchangeOf(event),
        after,
      },
    )
  }
  /** Effect of undoing the event, such as "The shares count again as before it: 17 instead of 68". */
  function undoneOf(event: BookEventFacts): string {
    const { numerator, denominator, shareCountAfter: after, cashInLieu } = event
    // With cash in lieu, the share count after a split does not reveal the count before it.
    const isTold = after != null && numerator != null && denominator != null && cashInLieu == null
    const before = isTold && quotientOf(decimal(after).times(decimal(denominator)), decimal(numerator))
    return formatMessage(
      { id: `event.undone.${event.kind}` },
      {
        gross: format.money(event.gross ?? '0', event.currency),
        ...exchangeOf(event),
        quantity: format.shares(event.quantity ?? '0'),
        after: format.shares(after ?? '0'),
        symbol: event.otherSymbol ?? '',
        count: Number(event.quantity ?? 0),
        from: event.portfolioName ?? '',
        to: event.otherPortfolioName ?? 'none',
        before: before ? format.shares(before.round(6).toString()) : 'none',
      },
    )
  }
  return {
    kindName,
    detailOf,
    undoneOf,
    date: (event: Pick<BookEventFacts, 'date'>) => format.date(dateText(event.date)),
    /** Sentence such as "Dividend on Mar 31, 2026: $26.18, $3.93 withheld". */
    sentenceOf: (event: BookEventFacts) =>
      formatMessage(
        { id: 'event.sentence' },
        { kind: kindName(event), date: format.date(dateText(event.date)), detail: detailOf(event) },
      ),
  }
}

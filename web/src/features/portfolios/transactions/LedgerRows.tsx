import { Undo2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '@palier/domain/market/currency'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { dateText } from '../../../kit/language/dateText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { BookEventFacts } from '../events/form/bookEventFacts.ts'
import { EventMark } from '../events/form/EventMark.tsx'
import { isOfAccount, kindOf } from '../events/form/eventKinds.ts'
import { useBookEventLabels } from '../events/useBookEventLabels.ts'
import { LotMark } from '../lots/LotMark.tsx'
import styles from './LedgerRows.module.css'

interface LedgerTrade {
  readonly lotNodeId: string | null | undefined
  readonly type: 'BUY' | 'SELL'
  readonly date: string
  readonly stockId: string
  readonly symbol: string
  readonly currency: Currency
  readonly shareCount: string
  readonly price: string
  readonly totalCost: string
  readonly shareCountAfter: string
}

interface LedgerRowsProps {
  readonly rows: readonly {
    readonly cursor: string
    readonly trade: LedgerTrade | null
    readonly event: BookEventFacts | null
  }[]
  readonly onLot: (lotNodeId: string, stockId: string) => void
  readonly onEvent: (event: BookEventFacts) => void
  readonly onUndo: (event: BookEventFacts) => void
}

/** Returns true if the event has details, such as the amount received in an exchange. Others show their note. */
function hasOwnDetail(event: BookEventFacts): boolean {
  const kind = kindOf(event)
  return kind === null || kind === 'CURRENCY_EXCHANGE' || !isOfAccount({ kind })
}

export function LedgerRows({ rows, onLot, onEvent, onUndo }: LedgerRowsProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const labels = useBookEventLabels()

  function ofTrade(trade: LedgerTrade) {
    const { type, currency, lotNodeId } = trade
    const cash = decimal(trade.totalCost)
    return {
      date: format.date(dateText(trade.date)),
      mark: <LotMark type={type} />,
      kind: formatMessage({ id: type === 'BUY' ? 'ledger.buy' : 'ledger.sell' }),
      symbol: trade.symbol,
      detail: formatMessage(
        { id: 'ledger.trade' },
        {
          quantity: format.shares(trade.shareCount),
          price: format.unitPrice(trade.price, currency),
          after: format.shares(trade.shareCountAfter),
        },
      ),
      cash: (type === 'BUY' ? cash.neg() : cash).toString(),
      currency,
      onOpen: lotNodeId ? () => onLot(lotNodeId, trade.stockId) : null,
    }
  }
  function ofEvent(event: BookEventFacts) {
    return {
      date: labels.date(event),
      mark: <EventMark kind={event.kind} />,
      kind: labels.kindName(event),
      symbol: event.symbol ?? '',
      // A cash movement's amount is in the last column, so its detail is the note.
      detail: hasOwnDetail(event) ? labels.detailOf(event) : event.note,
      cash: event.cash,
      currency: event.currency,
      // Shows an event of an unknown kind, but does not let the user edit it.
      onOpen: kindOf(event) === null ? null : () => onEvent(event),
    }
  }
  return (
    <ul className={styles['list']} aria-label={formatMessage({ id: 'ledger.list' })}>
      {rows.map(({ cursor, trade, event }) => {
        const row = trade ? ofTrade(trade) : event && ofEvent(event)
        if (!row) return null
        const { date, mark, kind, symbol, detail, cash, currency, onOpen } = row
        return (
          <li key={cursor} className={styles['item']} data-ledger-row>
            <button type="button" className={styles['row']} disabled={!onOpen} onClick={() => onOpen?.()}>
              <span className={styles['date']}>{date}</span>
              <span className={styles['kind']}>
                <span className={styles['mark']}>{mark}</span>
                {kind}
              </span>
              <strong className={styles['symbol']}>{symbol}</strong>
              <span className={styles['detail']} data-amount>
                {detail}
              </span>
              <span className={styles['cash']} data-amount>
                {decimal(cash).eq(0) ? null : <data value={cash}>{format.signedMoney(cash, currency)}</data>}
              </span>
            </button>
            {event && (
              <IconButton
                label={formatMessage({ id: 'event.undo' }, { event: labels.sentenceOf(event) })}
                variant="quiet"
                size="large"
                onClick={() => onUndo(event)}
              >
                <Undo2 aria-hidden="true" />
              </IconButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}

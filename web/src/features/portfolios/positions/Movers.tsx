import { useIntl } from 'react-intl'
import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { topMovers } from '@palier/domain/portfolios/mergedPositions'
import { directionOf } from '@palier/domain/market/priceChange'
import type { useAllHoldings_query$key } from '../../../__generated__/useAllHoldings_query.graphql.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useAllHoldings } from '../overview/useAllHoldings.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import { usePositionDialog } from './usePositionDialog.tsx'
import styles from './Movers.module.css'

/** The stocks that moved most today among what is held, in either direction. Nothing where none moved. */
export function Movers({ query }: { query: useAllHoldings_query$key }) {
  const { formatMessage } = useIntl()
  const allHoldings = useAllHoldings(query)
  const { openLots, dialog } = usePositionDialog(allHoldings ?? { portfolios: [] })
  const movers = moversOf(allHoldings?.positions ?? [])
  if (movers.length === 0) return null
  const title = formatMessage({ id: 'overview.movers' })
  return (
    <section className={styles['movers']} aria-label={title}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['rows']}>
        {movers.map((held) => (
          <Mover key={held.stock.id} held={held} onOpen={() => openLots(held)} />
        ))}
      </ul>
      {dialog}
    </section>
  )
}

function Mover({ held: { stock }, onOpen }: { held: HeldStock; onOpen: () => void }) {
  const format = useFormatters()
  const percent = format.signedPercent(stock.changePercent)
  const price = stock.lastPrice ?? '0'
  return (
    <li className={styles['row']}>
      <button className={styles['symbol']} type="button" aria-haspopup="dialog" onClick={onOpen}>
        {stock.symbol}
      </button>
      <span className={styles['name']}>{stock.companyName}</span>
      <span className={styles['price']}>
        <LiveNumber value={price}>{format.price(price)}</LiveNumber>
      </span>
      <span className={styles['percent']}>
        <ChangeText direction={directionOf(decimal(stock.changePercent))} text={percent} screenReaderText={percent} />
      </span>
    </li>
  )
}

function moversOf(positions: readonly HeldStock[]): HeldStock[] {
  const moves = positions.map((held) => ({
    held,
    stockId: held.stock.id,
    symbol: held.stock.symbol,
    changePercent: held.price && decimalOrNull(held.stock.changePercent),
  }))
  return topMovers(moves).map(({ held }) => held)
}

import { useIntl } from 'react-intl'
import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { topMovers } from '@palier/domain/portfolios/mergedPositions'
import { directionOf } from '@palier/domain/market/priceChange'
import type { useAllHoldings_query$key } from '../../../__generated__/useAllHoldings_query.graphql.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { DayPercent, StockNote, StockPrice, StockRow, StockRows, StockSymbol } from '../../../kit/prices/StockRows.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { useAllHoldings } from '../overview/useAllHoldings.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import { usePositionDialog } from './usePositionDialog.tsx'

export function Movers({ query }: { query: useAllHoldings_query$key }) {
  const { formatMessage } = useIntl()
  const allHoldings = useAllHoldings(query)
  const { openLots, dialog } = usePositionDialog(allHoldings ?? { portfolios: [] })
  const movers = moversOf(allHoldings?.positions ?? [])
  if (movers.length === 0) return null
  return (
    <>
      <StockRows title={formatMessage({ id: 'overview.movers' })}>
        {movers.map((held) => (
          <Mover key={held.stock.id} held={held} onOpen={() => openLots(held)} />
        ))}
      </StockRows>
      {dialog}
    </>
  )
}

function Mover({ held: { stock }, onOpen }: { held: HeldStock; onOpen: () => void }) {
  const format = useFormatters()
  const percent = format.signedPercent(stock.changePercent)
  const direction = directionOf(decimal(stock.changePercent))
  return (
    <StockRow kind="mover">
      <StockSymbol symbol={stock.symbol} onOpen={onOpen} />
      <StockNote>{stock.companyName}</StockNote>
      <StockPrice value={stock.lastPrice}>{format.price(stock.lastPrice ?? '0')}</StockPrice>
      <DayPercent direction={direction}>
        <ChangeText direction={direction} text={percent} screenReaderText={percent} />
      </DayPercent>
    </StockRow>
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

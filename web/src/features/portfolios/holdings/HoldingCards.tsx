import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import { ZERO } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { BareButton } from '../../../ui/buttons/BareButton.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountWithPercent } from '../figures/AmountWithPercent.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { BY_VALUE, sortHoldings } from '../figures/sortHoldings.ts'
import { HowHolding } from '../figures/how.ts'

interface HoldingCardsProps {
  readonly label: string
  readonly holdings: readonly HeldStock[]
  readonly figures: PortfolioFigures
  readonly onOpen: (held: HeldStock) => void
}

export function HoldingCards({ label, holdings, figures, onOpen }: HoldingCardsProps) {
  const { language } = useLanguage()
  return (
    <Box as="ul" borderTopWidth="1px" borderColor="rule" aria-label={label}>
      {sortHoldings(holdings, BY_VALUE, figures, language).map((held) => (
        <HoldingCard key={held.id} held={held} onOpen={onOpen} />
      ))}
    </Box>
  )
}

function HoldingCard({ held, onOpen }: { held: HeldStock; onOpen: (held: HeldStock) => void }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { stock, price, statistics } = held
  const { shareCount, marketValue, dayChange, totalProfit, totalPercentage } = statistics
  const day = dayChange ?? ZERO
  return (
    <Grid
      as="li"
      templateColumns="minmax(0, 1fr)"
      gap="0.125rem"
      py="3"
      borderBottomWidth="1px"
      borderColor="border"
      textStyle="table"
      data-row={held.id}
      data-currency={stock.currency}
    >
      <Flex align="baseline" justify="space-between" gap="3">
        <BareButton
          display="block"
          flex="1"
          minW="0"
          minH="6"
          fontSize="0.9375rem"
          textAlign="start"
          truncate
          type="button"
          aria-haspopup="dialog"
          aria-label={formatMessage({ id: 'portfolio.openLots' }, { symbol: `${stock.symbol} ${stock.companyName}` })}
          onClick={() => onOpen(held)}
        >
          <strong>{stock.symbol}</strong>{' '}
          <Text as="span" textStyle="note" color="fg.muted">
            {stock.companyName}
          </Text>
        </BareButton>
        {marketValue && (
          <Text as="span" fontSize="1.0625rem" lineHeight="1.5rem" fontWeight="semibold">
            <Figure name="value" value={marketValue} how={(frame) => <HowHolding held={held} of="value" {...frame} />}>
              {format.money(marketValue.toString(), stock.currency)}
            </Figure>
          </Text>
        )}
      </Flex>
      <Flex align="baseline" justify="space-between" gap="3">
        <Text as="span" textStyle="note" color="fg.muted">
          {price ? (
            <>
              <span data-amount>{format.shares(shareCount.toString())}</span> ×{' '}
              <LiveNumber value={price.toString()}>{format.money(price.toString(), stock.currency)}</LiveNumber>
            </>
          ) : (
            formatMessage({ id: 'portfolio.noPrice' })
          )}
        </Text>
        {marketValue && (
          <Figure name="day" value={day} how={(frame) => <HowHolding held={held} of="day" {...frame} />}>
            <AmountWithPercent
              amount={day}
              percent={percentageOf(day, marketValue.minus(day))}
              direction={directionOf(day)}
              hasArrow
            />
          </Figure>
        )}
      </Flex>
      {totalProfit && totalPercentage && (
        <Flex align="baseline" justify="space-between" gap="3">
          <Text as="span" textStyle="note" color="fg.muted">
            {formatMessage({ id: 'portfolio.gain' })}
          </Text>
          <Figure name="gain" value={totalProfit} how={(frame) => <HowHolding held={held} of="gain" {...frame} />}>
            <AmountWithPercent amount={totalProfit} percent={totalPercentage} direction={directionOf(totalProfit)} />
          </Figure>
        </Flex>
      )}
    </Grid>
  )
}

import { useIntl } from 'react-intl'
import { percentageOf } from '@palier/domain/kernel/percentage'
import { directionOf } from '@palier/domain/market/priceChange'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { DisplayTotal } from '../../../ui/figures/DisplayTotal.tsx'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountsSwitch } from '../figures/AmountsSwitch.tsx'
import { CashPart } from './CashPart.tsx'
import { OverviewFigure, OverviewNote, OverviewPart } from './OverviewPart.tsx'
import { Figure } from '../figures/Figure.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioWithCash } from '../figures/portfolioFacts.ts'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { HowTotal } from '../figures/how.ts'

interface PortfolioOverviewProps {
  readonly portfolio: PortfolioWithCash
  readonly figures: PortfolioFigures
  readonly holdings: readonly HeldStock[]
  readonly onCash: () => void
}

export function PortfolioOverview({ portfolio, figures, holdings, onCash }: PortfolioOverviewProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency, statistics, cash } = figures
  const { dayChange, dayPercentage, totalProfit, totalPercentage, marketValue, marketValueAndMoney } = statistics
  const foreign = holdings.filter(({ stock }) => stock.currency !== currency).length
  const text = (value: { toString(): string }) => value.toString()
  const dayText = `${format.signedMoney(text(dayChange), currency)} (${format.signedPercent(text(dayPercentage))})`
  return (
    <Grid
      as="section"
      templateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr', lg: '1.36fr 1fr 1fr 1fr' }}
      mb={{ base: '6', md: '9' }}
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      bg="bg.card"
      overflow="clip"
      // Boxes that fill a row of their own on narrower screens.
      css={{
        lgDown: { '& > :first-child': { gridColumn: '1 / -1' } },
        mdDown: { '& > :last-child': { gridColumn: '1 / -1' } },
      }}
      _print={{ breakInside: 'avoid' }}
      aria-label={formatMessage({ id: 'portfolio.overview' })}
    >
      <OverviewPart label={formatMessage({ id: 'portfolio.totalValue' })} aside={<AmountsSwitch />}>
        <Figure
          name="headTotal"
          value={marketValueAndMoney}
          how={(frame) => <HowTotal figures={figures} of="total" {...frame} />}
        >
          <DisplayTotal parts={format.moneyParts(text(marketValueAndMoney), currency)} />
        </Figure>
        <Flex as="p" wrap="wrap" align="baseline" gap="0.625rem" mt="2">
          <Figure name="headDay" value={dayChange} how={(frame) => <HowTotal figures={figures} of="day" {...frame} />}>
            <ChangeText direction={directionOf(dayChange)} text={dayText} screenReaderText={dayText} />
          </Figure>
          <Text as="span" textStyle="note" color="fg.muted">
            {formatMessage({ id: 'portfolio.today' })}
          </Text>
        </Flex>
      </OverviewPart>
      <OverviewPart label={formatMessage({ id: 'portfolio.stockValue' })}>
        <OverviewFigure>
          <Figure
            name="headStocks"
            value={marketValue}
            how={(frame) => <HowTotal figures={figures} of="stocks" {...frame} />}
          >
            {format.money(text(marketValue), currency)}
          </Figure>
        </OverviewFigure>
        <OverviewNote>
          {formatMessage({ id: 'portfolio.positions' }, { count: holdings.length, foreign, currency })}
        </OverviewNote>
      </OverviewPart>
      <OverviewPart label={formatMessage({ id: 'portfolio.gainUnrealized' })}>
        <OverviewFigure color={DIRECTION_COLORS[directionOf(totalProfit)]}>
          <Figure
            name="headGain"
            value={totalProfit}
            how={(frame) => <HowTotal figures={figures} of="gain" {...frame} />}
          >
            {format.signedMoney(text(totalProfit), currency)}
          </Figure>
        </OverviewFigure>
        <OverviewNote>
          {formatMessage({ id: 'portfolio.onCost' }, { percent: format.signedPercent(text(totalPercentage)) })}
        </OverviewNote>
        <OverviewNote>
          {formatMessage({ id: 'portfolio.gross' })}{' '}
          <Figure
            name="headGross"
            value={statistics.grossValueAndMoney}
            how={(frame) => <HowTotal figures={figures} of="gross" {...frame} />}
          >
            {format.money(text(statistics.grossValueAndMoney), currency)}
          </Figure>
        </OverviewNote>
      </OverviewPart>
      <OverviewPart label={formatMessage({ id: 'portfolio.cash' })}>
        <CashPart
          portfolio={portfolio}
          share={format.percent(text(percentageOf(cash, marketValueAndMoney)), 1)}
          onFollow={onCash}
        />
      </OverviewPart>
    </Grid>
  )
}

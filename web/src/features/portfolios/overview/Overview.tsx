import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { ZERO } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import type { useAllHoldings_query$key } from '../../../__generated__/useAllHoldings_query.graphql.ts'
import type { useOverallReturn_query$key } from '../../../__generated__/useOverallReturn_query.graphql.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { DisplayTotal } from '../../../ui/figures/DisplayTotal.tsx'
import { Box, Flex, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { tickTexts } from '../../../kit/chart/tickText.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { AmountsSwitch } from '../figures/AmountsSwitch.tsx'
import { Figure } from '../figures/Figure.tsx'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { ReturnTable } from './ReturnTable.tsx'
import { useAllHoldings, type AllHoldings } from './useAllHoldings.ts'
import { useOverallReturn, type NextIncome, type OverallReturn } from './useOverallReturn.ts'
import styles from './Overview.module.css'

const HowOverview = lazyWithMessages(
  ['overviewLater', 'figures'],
  async () => (await import('./HowOverview.tsx')).HowOverview,
)

interface OverviewProps {
  readonly query: useAllHoldings_query$key & useOverallReturn_query$key
  /** Forces one column at any width. */
  readonly isStacked: boolean
}

export function Overview({ query, isStacked }: OverviewProps) {
  const { formatMessage } = useIntl()
  const allHoldings = useAllHoldings(query)
  const overall = useOverallReturn(query)
  if (!allHoldings || allHoldings.portfolios.length === 0) return null
  const { positions } = allHoldings
  return (
    <Box
      as="section"
      minW="0"
      px={{ sm: '6' }}
      py={{ sm: '4' }}
      borderWidth={{ sm: '1px' }}
      borderColor="border"
      borderRadius={{ sm: 'card' }}
      bg={{ sm: 'bg.card' }}
      aria-label={formatMessage({ id: 'overview.title' })}
    >
      {positions.length > 0 && <PriceTicks stockIds={positions.map(({ stock }) => stock.id)} />}
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: isStacked ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 24rem)',
          lg: 'minmax(0, 1fr)',
        }}
        columnGap="10"
        rowGap="3"
      >
        <Totals allHoldings={allHoldings} />
        <div>
          {overall && <ReturnTable overall={overall} />}
          <Facts allHoldings={allHoldings} nextIncome={overall?.nextIncome} currency={overall?.currency} />
        </div>
      </Grid>
    </Box>
  )
}

function Totals({ allHoldings: { portfolios, summary } }: { allHoldings: AllHoldings }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { currency, totalValue, dayChange, dayPercentage } = summary
  const hasCash = portfolios.some(({ figures }) => figures.cash.gt(ZERO))
  const amount = format.signedMoney(dayChange.toString(), currency)
  const percent = format.signedPercent(dayPercentage.toString())
  const dayText = `${amount} (${percent})`
  return (
    <div>
      <Flex align="center" justify="space-between" gap="4" me="-2">
        <Heading textStyle="body" fontWeight="medium" color="fg.muted">
          {formatMessage({ id: 'overview.label' }, { hasCash: String(hasCash) })}
        </Heading>
        <AmountsSwitch />
      </Flex>
      <p>
        <Figure
          name="summaryTotal"
          value={totalValue}
          how={(frame) => <HowOverview portfolios={portfolios} summary={summary} of="total" {...frame} />}
        >
          <DisplayTotal parts={format.moneyParts(totalValue.toString(), currency)} />
        </Figure>
      </p>
      <HStack as="p" wrap="wrap" align="baseline" columnGap="2" rowGap="0" mt="2">
        <Figure
          name="summaryDay"
          value={dayChange}
          how={(frame) => <HowOverview portfolios={portfolios} summary={summary} of="day" {...frame} />}
        >
          <ChangeText direction={directionOf(dayChange)} text={dayText} screenReaderText={dayText} />
        </Figure>
        <Text as="span" color="fg.muted">
          {formatMessage({ id: 'overview.today' })}
        </Text>
      </HStack>
      {summary.currenciesWithoutRate.length + summary.withoutPriceCount > 0 && (
        <Text mt="1" textStyle="note" color="warn">
          {formatMessage(
            { id: 'overview.leftOut' },
            { count: summary.withoutPriceCount, currencies: summary.currenciesWithoutRate.join(', ') || 'none' },
          )}
        </Text>
      )}
    </div>
  )
}

interface FactsProps {
  readonly allHoldings: AllHoldings
  readonly nextIncome: NextIncome | null | undefined
  /** Currency of the next payment. */
  readonly currency: OverallReturn['currency'] | undefined
}

function Facts({ allHoldings, nextIncome, currency: paidIn }: FactsProps) {
  const { formatMessage, locale } = useIntl()
  const format = useFormatters()
  const { portfolios, summary, converted, positionFigures } = allHoldings
  const { currency, totalChange, totalPercentage } = summary
  return (
    <dl className={styles['facts']}>
      <Fact label={formatMessage({ id: 'overview.gain' })}>
        <Text as="span" color={DIRECTION_COLORS[directionOf(totalChange)]}>
          <Figure
            name="summaryGain"
            value={totalChange}
            how={(frame) => <HowOverview portfolios={portfolios} summary={summary} of="gain" {...frame} />}
          >
            {format.signedMoney(totalChange.toString(), currency)}
          </Figure>{' '}
          <Text as="span" ms="2" fontWeight="400">
            {format.signedPercent(totalPercentage.toString(), 1)}
          </Text>
        </Text>
      </Fact>
      {nextIncome && (
        <Fact
          label={formatMessage(
            { id: 'overview.nextIncome' },
            {
              symbol: nextIncome.symbol,
              date: tickTexts(locale, 'UTC')(Date.parse(nextIncome.date), 'day'),
              isDeclared: String(nextIncome.isDeclared),
            },
          )}
        >
          <span data-amount>{format.money(nextIncome.amount, paidIn ?? currency)}</span>
        </Fact>
      )}
      {!positionFigures.cash.eq(ZERO) && (
        <Fact label={formatMessage({ id: 'portfolio.cash' })}>
          <span data-amount>{format.money(positionFigures.cash.toString(), currency)}</span>
        </Fact>
      )}
      {converted && (
        <Fact label={formatMessage({ id: 'overview.converted' }, { currency: converted.currency })}>
          <Figure
            name="convertedTotal"
            value={converted.totalValue}
            how={(frame) => <HowOverview portfolios={portfolios} summary={converted} of="total" {...frame} />}
          >
            {format.money(converted.totalValue.toString(), converted.currency)}
          </Figure>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

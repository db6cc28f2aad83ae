import { useIntl } from 'react-intl'
import { ZERO } from '@palier/domain/kernel/decimal'
import { directionOf } from '@palier/domain/market/priceChange'
import type { useAllHoldings_query$key } from '../../../__generated__/useAllHoldings_query.graphql.ts'
import type { ValueArea_query$key } from '../../../__generated__/ValueArea_query.graphql.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { DisplayTotal } from '../../../ui/figures/DisplayTotal.tsx'
import { Box, Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { AmountsSwitch } from '../figures/AmountsSwitch.tsx'
import { Figure } from '../figures/Figure.tsx'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { useAllHoldings, type AllHoldings } from './useAllHoldings.ts'
import { useOverviewExplanations } from './useOverviewExplanations.ts'
import { ValueArea } from './ValueArea.tsx'

interface OverviewProps {
  readonly query: useAllHoldings_query$key & ValueArea_query$key
}

/** What all portfolios are worth together, at the present prices, over their value day by day. */
export function Overview({ query }: OverviewProps) {
  const { formatMessage } = useIntl()
  const allHoldings = useAllHoldings(query)
  if (!allHoldings || allHoldings.portfolios.length === 0) return null
  const { positions, positionFigures } = allHoldings
  return (
    <Flex
      as="section"
      position="relative"
      direction="column"
      minW="0"
      mx={{ base: 'calc(-1 * var(--palier-gutter))', sm: '0' }}
      borderWidth={{ sm: '1px' }}
      borderColor="border"
      borderRadius={{ sm: 'card' }}
      bg={{ sm: 'bg.card' }}
      css={{ '--palier-surface': { base: 'colors.bg', sm: 'colors.bg.card' } }}
      aria-label={formatMessage({ id: 'overview.title' })}
    >
      {positions.length > 0 && <PriceTicks stockIds={positions.map(({ stock }) => stock.id)} />}
      <Totals allHoldings={allHoldings} />
      <ValueArea query={query} present={positionFigures.statistics.marketValue.toNumber()} />
    </Flex>
  )
}

function Totals({ allHoldings: { portfolios, summary, converted } }: { allHoldings: AllHoldings }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const explain = useOverviewExplanations(portfolios)
  const { currency, totalValue, dayChange, dayPercentage, totalChange, totalPercentage } = summary
  const hasCash = portfolios.some(({ figures }) => figures.cash.gt(ZERO))
  const changeText = (amount: typeof dayChange, percentage: typeof dayPercentage) =>
    `${format.signedMoney(amount.toString(), currency)} (${format.signedPercent(percentage.toString())})`
  const dayText = changeText(dayChange, dayPercentage)
  const gainText = changeText(totalChange, totalPercentage)
  return (
    <Box px={{ base: 'var(--palier-gutter)', sm: '6' }} pt={{ sm: '4' }}>
      <Flex align="center" justify="space-between" gap="4" me="-2">
        <Heading textStyle="body" fontWeight="medium" color="fg.muted">
          {formatMessage({ id: 'overview.label' }, { hasCash: String(hasCash) })}
        </Heading>
        <AmountsSwitch />
      </Flex>
      <p>
        <Figure name="summaryTotal" value={totalValue} explain={explain.total(summary)}>
          <DisplayTotal parts={format.moneyParts(totalValue.toString(), currency)} />
        </Figure>
      </p>
      <Flex
        as="p"
        direction={{ base: 'column', sm: 'row' }}
        wrap="wrap"
        align="baseline"
        columnGap="5"
        mt={{ base: '1', sm: '2' }}
      >
        <HStack as="span" display="inline-flex" align="baseline" whiteSpace="nowrap">
          <Figure name="summaryDay" value={dayChange} explain={explain.day(summary)}>
            <ChangeText direction={directionOf(dayChange)} text={dayText} screenReaderText={dayText} />
          </Figure>
          <Text as="span" color="fg.muted">
            {formatMessage({ id: 'overview.today' })}
          </Text>
        </HStack>
        <HStack as="span" display="inline-flex" align="baseline" whiteSpace="nowrap">
          <Figure name="summaryGain" value={totalChange} explain={explain.gain(summary)}>
            <ChangeText direction={directionOf(totalChange)} text={gainText} screenReaderText={gainText} />
          </Figure>
          <Text as="span" color="fg.muted">
            {formatMessage({ id: 'overview.inAll' })}
          </Text>
        </HStack>
        {converted && (
          <Text as="span" color="fg.muted" fontVariantNumeric="tabular-nums">
            <Figure name="convertedTotal" value={converted.totalValue} explain={explain.total(converted)}>
              {format.money(converted.totalValue.toString(), converted.currency)}
            </Figure>
          </Text>
        )}
      </Flex>
      {summary.currenciesWithoutRate.length + summary.withoutPriceCount > 0 && (
        <Text mt="1" textStyle="note" color="warn">
          {formatMessage(
            { id: 'overview.leftOut' },
            { count: summary.withoutPriceCount, currencies: summary.currenciesWithoutRate.join(', ') || 'none' },
          )}
        </Text>
      )}
    </Box>
  )
}

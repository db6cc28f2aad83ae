import { BriefcaseBusiness } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../kit/relay/hooks.ts'
import { ZERO } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'
import type { OwnHolding_stock$key } from '../../__generated__/OwnHolding_stock.graphql.ts'
import { useFormatters } from '../../kit/language/useFormatters.ts'
import { pathTo } from '../../kit/navigation/paths.ts'
import { HStack } from '../../ui/layout/boxes.ts'
import { Link } from '../../ui/text/Link.ts'
import { Text } from '../../ui/text/Text.ts'
import { readHeldStock } from '../portfolios/figures/heldStock.ts'

/** Totals across all portfolios. Renders nothing if no shares are held. */
export function OwnHolding({ stock: stockKey }: { stock: OwnHolding_stock$key }) {
  const { formatMessage } = useIntl()
  const { shares, signedPercent } = useFormatters()
  const { holdings } = useFragment(
    graphql`
      fragment OwnHolding_stock on Stock {
        holdings {
          ...heldStock_holding
        }
      }
    `,
    stockKey,
  )
  const held = (holdings ?? []).map(readHeldStock).filter(({ statistics }) => statistics.shareCount.gt(ZERO))
  const [first] = held
  if (!first) return null
  const sum = (figure: (one: (typeof held)[number]['statistics']) => typeof ZERO) =>
    held.reduce((total, { statistics }) => total.plus(figure(statistics)), ZERO)
  const count = sum(({ shareCount }) => shareCount)
  const gain = sum(({ unrealizedProfit }) => unrealizedProfit ?? ZERO)
  const isPriced = held.every(({ statistics }) => statistics.unrealizedProfit !== null)
  const words = formatMessage(
    { id: 'stock.held' },
    { count: count.toNumber(), quantity: shares(count.toString()), portfolios: held.length },
  )
  return (
    <HStack
      as="span"
      display="inline-flex"
      gap="0.375rem"
      fontWeight="medium"
      css={{ '& svg': { flex: 'none', w: '0.875rem', h: '0.875rem' } }}
    >
      <BriefcaseBusiness aria-hidden="true" />
      {held.length === 1 ? (
        <Link data-amount to={pathTo('Portfolio', { id: first.portfolioId })}>
          {words}
        </Link>
      ) : (
        <span data-amount>{words}</span>
      )}
      {isPriced && (
        <Text as="span" color={gain.gt(ZERO) ? 'gain' : gain.lt(ZERO) ? 'loss' : 'zero'}>
          {signedPercent(
            percentageOf(
              gain,
              sum(({ remainingCost }) => remainingCost),
            ).toNumber(),
            1,
          )}
        </Text>
      )}
    </HStack>
  )
}

import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { exchangeNameOf } from '@palier/domain/market/exchange'
import { directionOf } from '@palier/domain/market/priceChange'
import LoadedLotsQueryParameters from '../../../__generated__/LoadedLotsQuery$parameters.ts'
import type { LoadedLotsQuery } from '../../../__generated__/LoadedLotsQuery.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { LiveNumber } from '../../../ui/figures/LiveNumber.tsx'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { Link } from '../../../ui/text/Link.ts'
import { BeyondPlanNote } from '../../billing/beyondPlan/BeyondPlanNote.tsx'
import { QueryPanel } from '../../../kit/failure/QueryPanel.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import { LoadedLots } from './LoadedLots.tsx'
import { LotsSummary } from './LotsSummary.tsx'

interface LotsDialogProps {
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly held: HeldStock
  readonly onMove: () => void
  readonly onObjective: () => void
  readonly onClose: () => void
}

export function LotsDialog({ portfolio, others, held, onMove, onObjective, onClose }: LotsDialogProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const title = useRef<HTMLAnchorElement>(null)
  const { stock, price, change } = held
  const exchange = exchangeNameOf(stock.exchange) ?? stock.exchange
  const moved =
    change && `${format.signedMoney(change.toString(), stock.currency)} (${format.signedPercent(stock.changePercent)})`
  return (
    <Dialog title={stock.companyName} size="broad" firstFocus={title} staysOnOutsidePress onClose={onClose}>
      <Flex wrap="wrap" align="baseline" justify="space-between" gap="0.25rem 1rem" mt="-2" mb="4">
        <Text color="fg.muted">
          <Link ref={title} color="fg" fontWeight="semibold" to={pathTo('Stock', { id: stock.stockId })}>
            {stock.symbol}
          </Link>{' '}
          {formatMessage({ id: 'lot.where' }, { exchange, currency: stock.currency, name: portfolio.name })}
        </Text>
        {price && (
          <Flex as="p" align="baseline" gap="3" color="fg.muted">
            <LiveNumber value={price.toString()}>
              <Text as="span" textStyle="dialogTitle" lineHeight="1.75rem" color="fg" fontVariantNumeric="tabular-nums">
                {format.money(price.toString(), stock.currency)}
              </Text>
            </LiveNumber>
            {change && moved && <ChangeText direction={directionOf(change)} text={moved} screenReaderText={moved} />}
          </Flex>
        )}
      </Flex>
      {held.beyondPlan && (
        <BeyondPlanNote unit={portfolio.beyondPlan ? 'portfolios' : 'portfolioStocks'} beyondPlan={held.beyondPlan} />
      )}
      <LotsSummary held={held} />
      <QueryPanel<LoadedLotsQuery>
        request={LoadedLotsQueryParameters}
        variables={{ holdingId: held.id }}
        failed={formatMessage({ id: 'lot.failed' })}
        waiting={<Skeleton width="100%" height="24rem" />}
      >
        {(reference) => (
          <LoadedLots
            reference={reference}
            portfolio={portfolio}
            others={others}
            held={held}
            onMove={onMove}
            onObjective={onObjective}
          />
        )}
      </QueryPanel>
      <Flex align="center" justify="space-between" gap="4" mt="5">
        <Text textStyle="note" color="fg.muted">
          {formatMessage({ id: 'lot.method' }, { currency: stock.currency })}
        </Text>
        <Button onClick={onClose}>{formatMessage({ id: 'alerts.close' })}</Button>
      </Flex>
    </Dialog>
  )
}

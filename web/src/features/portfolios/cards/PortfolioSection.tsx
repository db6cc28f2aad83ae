import { Suspense, useState, type ReactNode } from 'react'
import { ChartPie, Plus, Target } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ObjectivesDialog_viewer$key } from '../../../__generated__/ObjectivesDialog_viewer.graphql.ts'
import type { useAllHoldings_query$key } from '../../../__generated__/useAllHoldings_query.graphql.ts'
import { useIsMobile, useIsNarrow } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { CardGrid } from '../../../ui/layout/CardGrid.ts'
import { FlipCard } from '../../../ui/layout/FlipCard.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Section } from '../../../ui/layout/Section.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { PagePart } from '../../../kit/lazy/PagePart.tsx'
import { useAllHoldings, type AllHoldings } from '../overview/useAllHoldings.ts'
import { AddCard } from '../../billing/plans/AddCard.tsx'
import { mayAdd, type LimitKind, type PlanOffer } from '../../billing/plans/planOffers.ts'
import type { OwnUse } from '../../billing/usage/ownUse.ts'
import { usePositionDialog } from '../positions/usePositionDialog.tsx'
import { PortfolioCard } from './PortfolioCard.tsx'
import { LazyPortfolioForm } from './LazyPortfolioForm.tsx'
import { columnsOf, heightOfTable } from './sectionHeight.ts'
import { useAddForm } from '../../../kit/forms/useAddForm.ts'
import type { PortfolioAnswers } from '../figures/portfolioFacts.ts'
import { useCreatePortfolio } from './useCreatePortfolio.ts'

const PositionList = lazyWithMessages(
  ['overviewLater', 'portfolio'],
  async () => (await import('../positions/PositionList.tsx')).PositionList,
)
const HoldingsPieDialog = lazyWithMessages(
  ['overview', 'overviewLater'],
  async () => (await import('../positions/HoldingsPieDialog.tsx')).HoldingsPieDialog,
)
const ObjectivesDialog = lazyWithMessages(
  ['overview', 'overviewLater', 'portfolio'],
  async () => (await import('../overview/ObjectivesDialog.tsx')).ObjectivesDialog,
)

interface PortfolioSectionProps {
  readonly query: useAllHoldings_query$key
  readonly viewer: ObjectivesDialog_viewer$key
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  readonly onLimit: (kind: LimitKind) => void
  /** Shows cards only, as on a phone. */
  readonly isStacked: boolean
}

export function PortfolioSection({ query, ...rest }: PortfolioSectionProps) {
  const allHoldings = useAllHoldings(query)
  return allHoldings && <Portfolios allHoldings={allHoldings} {...rest} />
}

interface PortfoliosProps extends Omit<PortfolioSectionProps, 'query'> {
  readonly allHoldings: AllHoldings
}

function Portfolios({ allHoldings, viewer, use, offers, onLimit, isStacked }: PortfoliosProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const columns = columnsOf(useIsNarrow())
  const create = useCreatePortfolio()
  const add = useAddForm((input: PortfolioAnswers) => create({ input }), 'overview.created')
  const { openLots, openObjective, dialog } = usePositionDialog(allHoldings)
  const [opened, setOpened] = useState<'pie' | 'objectives' | null>(null)
  const { portfolios, positions, positionFigures } = allHoldings
  const isLocked = !mayAdd(use, 'portfolio')
  // The button to add a portfolio moves to the head if its card would be alone in a row.
  const isInHead = isStacked || isMobile || (portfolios.length > 0 && portfolios.length % columns === 0)
  const label = formatMessage({ id: 'overview.add' })
  const press = () => (isLocked ? onLimit('portfolio') : add.begin())
  const form = (
    <LazyPortfolioForm
      label={label}
      saveLabel={formatMessage({ id: 'overview.create' })}
      first={{
        name: '',
        description: '',
        currency: positionFigures.currency,
        accountKind: 'NON_REGISTERED',
        owner: 'SELF',
      }}
      onSave={add.save}
      onCancel={add.cancel}
    />
  )
  const close = () => setOpened(null)
  return (
    <Section
      title={formatMessage({ id: 'overview.portfolios' })}
      aside={
        <Flex align="center" gap={{ base: '0', md: '2' }}>
          {positions.length > 0 && (
            <HeadButton
              label={formatMessage({ id: 'overview.pie' })}
              isSmall={isMobile}
              onPress={() => setOpened('pie')}
            >
              <ChartPie aria-hidden="true" />
            </HeadButton>
          )}
          {portfolios.length > 0 && (
            <HeadButton
              label={formatMessage({ id: 'overview.objectives' })}
              isSmall={isMobile}
              onPress={() => setOpened('objectives')}
            >
              <Target aria-hidden="true" />
            </HeadButton>
          )}
          {isInHead && (
            <IconButton
              ref={add.trigger}
              label={label}
              variant="quiet"
              size={isMobile ? 'large' : 'medium'}
              onClick={press}
            >
              <Plus aria-hidden="true" />
            </IconButton>
          )}
        </Flex>
      }
    >
      <CardGrid alignItems="start">
        {isInHead && add.isAdding && form}
        {portfolios.map((portfolio) => (
          <PortfolioCard key={portfolio.id} portfolio={portfolio} />
        ))}
        {!isInHead && (
          <FlipCard
            isFlipped={add.isAdding}
            front={
              <AddCard
                kind="portfolio"
                label={label}
                minHeight="10.875rem"
                ref={add.trigger}
                use={use}
                offers={offers}
                isLocked={isLocked}
                onPress={press}
              />
            }
            back={form}
          />
        )}
      </CardGrid>
      {isMobile && portfolios.length === 0 && !add.isAdding && (
        <Text color="fg.muted">{formatMessage({ id: 'overview.none' })}</Text>
      )}
      {!isStacked && !isMobile && positions.length > 0 && (
        <PagePart height={`${heightOfTable(positions.length)}rem`} comes="idle">
          <PositionList
            positions={positions}
            closedFigures={allHoldings.closedFigures}
            positionFigures={positionFigures}
            onOpen={openLots}
          />
        </PagePart>
      )}
      {opened === 'pie' && (
        <Suspense>
          <HoldingsPieDialog positions={positions} positionFigures={positionFigures} onClose={close} />
        </Suspense>
      )}
      {opened === 'objectives' && (
        <Suspense>
          <ObjectivesDialog
            viewer={viewer}
            positions={positions}
            figures={positionFigures}
            onChange={(held) => {
              close()
              openObjective(held)
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {dialog}
    </Section>
  )
}

interface HeadButtonProps {
  readonly label: string
  readonly isSmall: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Button that opens a dialog. A phone shows only its icon. */
function HeadButton({ label, isSmall, onPress, children }: HeadButtonProps) {
  if (isSmall) {
    return (
      <IconButton label={label} variant="quiet" size="large" aria-haspopup="dialog" onClick={onPress}>
        {children}
      </IconButton>
    )
  }
  return (
    <Button size="small" aria-haspopup="dialog" onClick={onPress}>
      {children}
      {label}
    </Button>
  )
}

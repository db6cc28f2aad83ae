import type { ReactNode } from 'react'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { directionOf } from '@palier/domain/market/priceChange'
import { coverTarget } from '../../../ui/buttons/coverTarget.ts'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { DIRECTION_COLORS } from '../../../ui/figures/directionColors.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Link } from '../../../ui/text/Link.ts'
import { Text } from '../../../ui/text/Text.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { FlipCard } from '../../../ui/layout/FlipCard.tsx'
import { BeyondPlanMark } from '../../billing/beyondPlan/BeyondPlanMark.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { PricedPortfolio } from '../overview/useAllHoldings.ts'
import { Figure } from '../figures/Figure.tsx'
import { HowTotal } from '../figures/how.ts'
import { useBeyondPlanReason } from '../../billing/beyondPlan/useBeyondPlanReason.ts'
import { LazyPortfolioForm } from './LazyPortfolioForm.tsx'
import { RecentLine } from './RecentLine.tsx'
import { usePortfolioCard } from './usePortfolioCard.ts'

/** The whole card is a link to the portfolio, except its figures. */
export function PortfolioCard({ portfolio }: { portfolio: PricedPortfolio }) {
  const { formatMessage } = useIntl()
  const { menu, isEditing, edit, turnBack, present, save, isAsking, ask, answer } = usePortfolioCard(portfolio)
  const { name, description, currency, accountKind, owner, holdings, beyondPlan } = portfolio
  const disabledReason = useBeyondPlanReason(beyondPlan)
  const actions = (
    <Box
      ref={menu}
      position="relative"
      mt="-0.375rem"
      me="-0.375rem"
      ms="-1"
      css={{ '& button': { w: '8', h: '8', _hover: { bg: 'bg.sunken' } } }}
    >
      <MenuButton
        label={formatMessage({ id: 'overview.menu' }, { name })}
        entries={[
          {
            id: 'edit',
            label: formatMessage({ id: 'overview.edit' }),
            icon: <Pencil />,
            disabledReason,
            onSelect: edit,
          },
          { id: 'delete', label: formatMessage({ id: 'overview.delete' }), icon: <Trash2 />, onSelect: ask },
        ]}
      >
        <Ellipsis size={16} color="var(--p-colors-fg-muted)" aria-hidden="true" />
      </MenuButton>
    </Box>
  )
  return (
    <>
      <FlipCard
        isFlipped={isEditing}
        front={<CardFront portfolio={portfolio}>{actions}</CardFront>}
        back={
          <LazyPortfolioForm
            label={formatMessage({ id: 'overview.editNamed' }, { name })}
            saveLabel={formatMessage({ id: 'overview.save' })}
            first={{ name, description, currency, accountKind, owner }}
            warning={present ? formatMessage({ id: 'overview.changedElsewhere' }, { name: present.name }) : undefined}
            onSave={save}
            onCancel={turnBack}
          />
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: 'overview.deleteAsk' }, { name })}
          yesLabel={formatMessage({ id: 'overview.delete' })}
          noLabel={formatMessage({ id: 'overview.cancel' })}
          isDangerous
          data={null}
          onAnswer={answer}
        >
          {formatMessage({ id: 'overview.deleteText' }, { count: holdings.length })}
        </ConfirmDialog>
      )}
    </>
  )
}

function CardFront({ portfolio, children }: { portfolio: PricedPortfolio; children: ReactNode }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { portfolioId, name, description, currency, owner, figures, holdings } = portfolio
  const { marketValueAndMoney, dayChange, dayPercentage, totalProfit, totalPercentage } = figures.statistics
  const direction = directionOf(dayChange)
  const dayText = `${format.signedMoney(dayChange.toString(), currency)} (${format.signedPercent(dayPercentage.toString())})`
  return (
    <Card
      as="article"
      position="relative"
      display="flex"
      flexDirection="column"
      h="full"
      minH="10.875rem"
      minW="0"
      _hover={{ borderColor: 'border.strong' }}
      // Raises the figures above the link that covers the card.
      css={{ '--palier-surface': 'colors.bg.card', '& [data-figure]': { position: 'relative' } }}
      aria-label={name}
      data-direction={direction}
    >
      <Flex align="flex-start" gap="2">
        <Box flex="1" minW="0">
          <Heading as="h3" textStyle="h3" truncate title={description || undefined}>
            <Link variant="quiet" borderRadius="card" css={coverTarget} to={pathTo('Portfolio', { id: portfolioId })}>
              {name}
            </Link>
          </Heading>
          <Text textStyle="note" color="fg.muted">
            {formatMessage({ id: 'list.count' }, { count: holdings.length })}
          </Text>
          {owner === 'SPOUSE' && (
            <Text textStyle="note" color="fg.muted">
              {formatMessage({ id: 'portfolio.ofSpouse' })}
            </Text>
          )}
          {portfolio.beyondPlan && <BeyondPlanMark beyondPlan={portfolio.beyondPlan} />}
        </Box>
        <Text as="span" textStyle="note" lineHeight="1.25rem" color="fg.muted">
          {currency}
        </Text>
        {children}
      </Flex>
      <Text mt="0.375rem" textStyle="dialogTitle">
        <Figure
          name="cardTotal"
          value={marketValueAndMoney}
          how={(frame) => <HowTotal figures={figures} of="total" {...frame} />}
        >
          {format.money(marketValueAndMoney.toString(), currency)}
        </Figure>
      </Text>
      <Text textStyle="note">
        <Figure name="cardDay" value={dayChange} how={(frame) => <HowTotal figures={figures} of="day" {...frame} />}>
          <ChangeText
            direction={direction}
            text={dayText}
            screenReaderText={formatMessage({ id: `overview.direction.${direction}` }, { change: dayText })}
          />
        </Figure>
      </Text>
      <Flex
        as="p"
        justify="space-between"
        gap="2"
        mt="auto"
        pt="2"
        textStyle="note"
        color="fg.muted"
        whiteSpace="nowrap"
      >
        {formatMessage({ id: 'overview.gain' })}
        <Text as="span" color={DIRECTION_COLORS[directionOf(totalProfit)]} fontVariantNumeric="tabular-nums">
          <Figure
            name="cardGain"
            value={totalProfit}
            how={(frame) => <HowTotal figures={figures} of="gain" {...frame} />}
          >
            {format.signedMoney(totalProfit.toString(), currency)}
          </Figure>{' '}
          <Text as="span" ms="2">
            {format.signedPercent(totalPercentage.toString(), 1)}
          </Text>
        </Text>
      </Flex>
      <RecentLine portfolio={portfolio} />
    </Card>
  )
}

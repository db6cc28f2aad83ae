import type { ReactNode } from 'react'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { directionOf } from '@palier/domain/market/priceChange'
import { ChangeText } from '../../../ui/figures/ChangeText.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { FlipCard } from '../../../ui/layout/FlipCard.tsx'
import { BeyondPlanMark } from '../../billing/beyondPlan/BeyondPlanMark.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import { pathTo } from '../../../kit/navigation/paths.ts'
import type { PricedPortfolio } from '../overview/useAllHoldings.ts'
import { Figure } from '../figures/Figure.tsx'
import { useTotalExplanations } from '../figures/useTotalExplanations.ts'
import { LaterPortfolioForm } from './LaterPortfolioForm.tsx'
import { RecentLine } from './RecentLine.tsx'
import { usePortfolioCard } from './usePortfolioCard.ts'
import styles from './PortfolioCard.module.css'

/** A portfolio in a card: what it is worth, and which way its day goes. The whole card opens it, except its figures. */
export function PortfolioCard({ portfolio }: { portfolio: PricedPortfolio }) {
  const { formatMessage } = useIntl()
  const { menu, isEditing, edit, turnBack, present, save, isAsking, ask, answer } = usePortfolioCard(portfolio)
  const { name, description, currency, accountKind, holdings, beyondPlan } = portfolio
  const disabledReason = beyondPlan
    ? formatMessage({ id: 'beyondPlan.mark' }, { plan: beyondPlan.planName ?? 'none' })
    : undefined
  const actions = (
    <div ref={menu} className={styles['menu']}>
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
        <Ellipsis className={styles['dots']} aria-hidden="true" />
      </MenuButton>
    </div>
  )
  return (
    <>
      <FlipCard
        isFlipped={isEditing}
        front={<CardFront portfolio={portfolio}>{actions}</CardFront>}
        back={
          <LaterPortfolioForm
            label={formatMessage({ id: 'overview.editNamed' }, { name })}
            saveLabel={formatMessage({ id: 'overview.save' })}
            first={{ name, description, currency, accountKind }}
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
  const { portfolioId, name, description, currency, figures, holdings } = portfolio
  const explain = useTotalExplanations(figures)
  const { marketValueAndMoney, dayChange, dayPercentage, totalProfit, totalPercentage } = figures.statistics
  const direction = directionOf(dayChange)
  const dayText = `${format.signedMoney(dayChange.toString(), currency)} (${format.signedPercent(dayPercentage.toString())})`
  return (
    <article className={styles['card']} aria-label={name} data-direction={direction}>
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h3 className={styles['name']} title={description || undefined}>
            <Link className={styles['link']} to={pathTo('Portfolio', { id: portfolioId })}>
              {name}
            </Link>
          </h3>
          <p className={styles['count']}>{formatMessage({ id: 'list.count' }, { count: holdings.length })}</p>
          {portfolio.beyondPlan && <BeyondPlanMark beyondPlan={portfolio.beyondPlan} />}
        </div>
        <span className={styles['currency']}>{currency}</span>
        {children}
      </div>
      <p className={styles['value']}>
        <Figure name="cardTotal" value={marketValueAndMoney} explain={explain.total}>
          {format.money(marketValueAndMoney.toString(), currency)}
        </Figure>
      </p>
      <p className={styles['day']}>
        <Figure name="cardDay" value={dayChange} explain={explain.day}>
          <ChangeText
            direction={direction}
            text={dayText}
            screenReaderText={formatMessage({ id: `overview.direction.${direction}` }, { change: dayText })}
          />
        </Figure>
      </p>
      <p className={styles['gain']}>
        {formatMessage({ id: 'overview.gain' })}
        <span data-direction={directionOf(totalProfit)}>
          <Figure name="cardGain" value={totalProfit} explain={explain.gain}>
            {format.signedMoney(totalProfit.toString(), currency)}
          </Figure>{' '}
          {format.signedPercent(totalPercentage.toString(), 1)}
        </span>
      </p>
      <RecentLine portfolio={portfolio} />
    </article>
  )
}

import { Suspense, useRef, useState } from 'react'
import { Pencil } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import type { PortfolioWithCash } from '../figures/portfolioFacts.ts'
import { OverviewFigure, OverviewNote } from './OverviewPart.tsx'

const CashForm = lazyWithMessages(['portfolio'], async () => (await import('./CashForm.tsx')).CashForm)

interface CashPartProps {
  readonly portfolio: PortfolioWithCash
  /** Formatted percentage of the whole portfolio. */
  readonly share: string
  /** Opens the cash dialog, to follow the transactions or to reconcile. */
  readonly onFollow: () => void
}

export function CashPart({ portfolio, share, onFollow }: CashPartProps) {
  const { cashMode, cashBalances } = portfolio
  const isFollowing = cashMode === 'LEDGER'
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close() {
    setIsEditing(false)
    // The button is rendered only after the form is unmounted.
    requestAnimationFrame(() => button.current?.focus({ preventScroll: true }))
  }
  const shown = (
    <>
      <OverviewFigure>
        <data value={portfolio.cash} data-figure="headCash">
          {format.money(portfolio.cash, portfolio.currency)}
        </data>
        <IconButton
          ref={button}
          label={formatMessage({ id: isFollowing ? 'portfolio.cash.reconcile' : 'portfolio.cash.edit' })}
          variant="quiet"
          size="small"
          isDisabled={portfolio.beyondPlan != null}
          aria-describedby={BEYOND_PLAN_NOTE}
          onClick={() => (isFollowing ? onFollow() : setIsEditing(true))}
        >
          <Pencil aria-hidden="true" />
        </IconButton>
      </OverviewFigure>
      <OverviewNote>{formatMessage({ id: 'portfolio.cash.share' }, { percent: share })}</OverviewNote>
      {isFollowing ? (
        <OverviewNote>
          <span data-amount>
            {cashBalances.map(({ currency, amount }) => format.money(amount, currency)).join(' · ')}
          </span>
        </OverviewNote>
      ) : (
        <Button ms="-0.625rem" variant="link" size="small" isDisabled={portfolio.beyondPlan != null} onClick={onFollow}>
          {formatMessage({ id: 'portfolio.cash.follow' })}
        </Button>
      )}
    </>
  )
  if (!isEditing) return shown
  return (
    <Suspense fallback={shown}>
      <CashForm portfolio={portfolio} onClose={close} />
    </Suspense>
  )
}

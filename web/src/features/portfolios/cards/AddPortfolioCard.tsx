import type { Ref } from 'react'
import { Lock, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import { allowanceOf, lineOf, planThatAllows, type OwnUse, type PlanOffer } from '../../billing/plans/planOffers.ts'
import styles from './AddPortfolioCard.module.css'

interface AddPortfolioCardProps {
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  readonly isLocked: boolean
  readonly ref: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

/** Adds a portfolio. At the limit of the plan it shows what is used, and which plan allows more. */
export function AddPortfolioCard({ use, offers, isLocked, ref, onPress }: AddPortfolioCardProps) {
  const { formatMessage } = useIntl()
  return (
    <button ref={ref} className={styles['card']} type="button" onClick={onPress}>
      {isLocked ? (
        <Lock className={styles['lock']} aria-hidden="true" />
      ) : (
        <Plus className={styles['plus']} aria-hidden="true" />
      )}
      <span className={styles['label']}>{formatMessage({ id: 'overview.add' })}</span>
      {isLocked && use && <span className={styles['limit']}>{limitSentence(use)}</span>}
    </button>
  )

  function limitSentence(own: OwnUse): string {
    const { used, limit } = lineOf(own, 'portfolio')
    const offer = planThatAllows(offers, own, 'portfolio')
    const values = { used, limit, plan: own.planName }
    if (!offer) return formatMessage({ id: 'dashboard.limit' }, values)
    const count = allowanceOf(offer, 'portfolio')
    return formatMessage({ id: 'dashboard.limitOffer' }, { ...values, offer: offer.name, count })
  }
}

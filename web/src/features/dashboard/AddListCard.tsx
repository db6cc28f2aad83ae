import { Lock, Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { Ref } from 'react'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { allowanceOf, lineOf, planThatAllows, type OwnUse, type PlanOffer } from '../billing/plans/planOffers.ts'
import styles from './AddListCard.module.css'

interface AddListCardProps {
  readonly kind: Exclude<ListKind, 'others'>
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  readonly isLocked: boolean
  readonly ref: Ref<HTMLButtonElement>
  readonly onPress: () => void
}

/** Adds a list. At the limit of the plan it shows what is used, and which plan allows more. */
export function AddListCard({ kind, use, offers, isLocked, ref, onPress }: AddListCardProps) {
  const { formatMessage } = useIntl()
  return (
    <button ref={ref} className={styles['card']} type="button" onClick={onPress}>
      {isLocked ? (
        <Lock className={styles['lock']} aria-hidden="true" />
      ) : (
        <Plus className={styles['plus']} aria-hidden="true" />
      )}
      <span className={styles['label']}>{formatMessage({ id: `dashboard.add.${kind}` })}</span>
      {isLocked && use && <span className={styles['limit']}>{limitSentence(use)}</span>}
    </button>
  )

  function limitSentence(own: OwnUse): string {
    const { used, limit } = lineOf(own, kind)
    const offer = planThatAllows(offers, own, kind)
    const values = { used, limit, plan: own.planName }
    if (!offer) return formatMessage({ id: 'dashboard.limit' }, values)
    return formatMessage(
      { id: 'dashboard.limitOffer' },
      { ...values, offer: offer.name, count: allowanceOf(offer, kind) },
    )
  }
}

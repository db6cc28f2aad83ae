import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from './planName.ts'
import type { PlanOffer } from './planOffers.ts'
import { planPath } from './planPath.ts'
import { planPrice } from './planLabels.ts'
import styles from './LockedFeature.module.css'

interface LockedFeatureProps {
  /** What the plan lacks, as the subject of the sentence: "Les portefeuilles". */
  readonly feature: string
  /** The cheapest plan that has it; null where none does or none is known. */
  readonly plan: Pick<PlanOffer, 'name' | 'price' | 'currency'> | null
  /** What that plan includes, after its price. */
  readonly brings?: string
}

/** Stands in the place of something that the plan lacks, and names the cheapest plan that has it. */
export function LockedFeature({ feature, plan, brings }: LockedFeatureProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { nameOf } = usePlanNames()
  return (
    <div className={styles['locked']}>
      <Lock className={styles['lock']} aria-hidden="true" />
      <div className={styles['words']}>
        <p className={styles['head']}>
          {plan
            ? formatMessage({ id: 'plans.locked' }, { feature, plan: nameOf(plan.name) })
            : formatMessage({ id: 'plans.lockedUnknown' }, { feature })}
        </p>
        {plan && (
          <p className={styles['text']}>
            {planPrice(intl, formatters, plan)}
            {brings && formatMessage({ id: 'plans.brings' }, { brings })}
          </p>
        )}
      </div>
      <Button asChild>
        <Link to={planPath(plan?.name ?? null)}>{formatMessage({ id: 'plans.see' })}</Link>
      </Button>
    </div>
  )
}

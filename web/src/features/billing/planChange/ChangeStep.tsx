import { useEffect } from 'react'
import { ArrowDown, ArrowRight } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { BillingAddress } from '@palier/domain/billing/billingAddress'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { pathTo } from '../../../kit/navigation/paths.ts'
import { planUseOf, useExcessMessages } from '../beyondPlan/useExcessMessages.ts'
import { LateNote } from '../summary/LateNote.tsx'
import { SummaryLines } from '../summary/SummaryLines.tsx'
import { TwoColumns } from '../summary/TwoColumns.tsx'
import { RefusalNote } from '../cardFields/RefusalNote.tsx'
import type { CardProviderKey } from '../cardFields/useCardProvider.ts'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanMark } from '../plans/PlanMark.tsx'
import { usePlanNames } from '../plans/planName.ts'
import { centsOf } from '../plans/centsOf.ts'
import { PlanPrice } from '../plans/PlanPrice.tsx'
import type { PresentUse } from '../plans/planUse.ts'
import { useChange } from './useChange.ts'
import type { ChangePreview } from './usePreviewChange.ts'
import styles from './ChangeStep.module.css'

interface ChangeStepProps {
  readonly from: OfferedPlan
  readonly to: OfferedPlan
  readonly preview: ChangePreview
  readonly use: PresentUse | null
  readonly presentName: string
  /** Where the buyer lives; null where that is not known. */
  readonly place: BillingAddress | null
  readonly provider: CardProviderKey | null | undefined
  /** The text of the card that pays. */
  readonly paidWith: string | null
  readonly onBusy: (isBusy: boolean) => void
  readonly onChanged: () => void
  readonly onCancel: () => void
}

/** The second step of a change: from which plan to which, when, and what is charged today. */
export function ChangeStep(props: ChangeStepProps) {
  const { from, to, preview, use, presentName, place, provider, paidWith, onBusy, onChanged, onCancel } = props
  const { formatMessage } = useIntl()
  const { money, date } = useFormatters()
  const { nameOf } = usePlanNames()
  const isMobile = useIsMobile()
  const { phase, refusal, bankStep, change, check } = useChange({
    planName: to.name,
    isEnding: Number(to.price) === 0,
    preview,
    presentName,
    provider,
    onChanged,
  })
  const over = useExcessMessages()(use && planUseOf(use), to)
  const isUnderWay = phase !== 'ready'
  useEffect(() => {
    onBusy(isUnderWay)
    return () => onBusy(false)
  }, [onBusy, isUnderWay])
  const day = preview.nextBillingDate ? date(Date.parse(preview.nextBillingDate)) : ''
  const price = money(Number(to.price), to.currency)
  const values = { from: nameOf(from.name), to: nameOf(to.name), date: day, price }

  if (phase === 'late') return <LateNote planName={to.name} onCheck={check} onClose={onCancel} />
  return (
    <>
      <TwoColumns
        title={formatMessage({ id: 'order.change.yours' })}
        asideTitle={formatMessage({ id: 'order.change.cost' })}
        aside={
          <ChangeCost
            preview={preview}
            place={place}
            day={day}
            hasNext={!preview.isDowngrade || Number(to.price) > 0}
          />
        }
        actions={
          <>
            <Button variant="primary" size="large" isBusy={isUnderWay} onClick={() => void change()}>
              {formatMessage({ id: 'order.change.do' })}
            </Button>
            <Button size="large" isDisabled={isUnderWay} onClick={onCancel}>
              {formatMessage({ id: 'order.cancel' })}
            </Button>
          </>
        }
        foot={
          <p role="status">
            {phase === 'waiting' && formatMessage({ id: 'order.waiting' })}
            {phase === 'paying' && formatMessage({ id: 'order.paying' })}
            {phase === 'ready' &&
              Number(preview.amount) > 0 &&
              paidWith !== null &&
              formatMessage({ id: 'order.change.card' }, { card: paidWith })}
          </p>
        }
      >
        <div className={styles['change']}>
          {refusal && (
            <div className={styles['refusal']}>
              <RefusalNote refusal={refusal} />
              <Link to={pathTo('MyAccount')}>{formatMessage({ id: 'order.change.manage' })}</Link>
            </div>
          )}
          <div className={styles['plans']}>
            <ChangedPlan label={formatMessage({ id: 'order.change.from' })} plan={from} />
            {isMobile ? <ArrowDown aria-hidden="true" /> : <ArrowRight aria-hidden="true" />}
            <ChangedPlan label={formatMessage({ id: 'order.change.to' })} plan={to} />
          </div>
          <p className={styles['words']}>
            {formatMessage({ id: preview.isDowngrade ? 'order.change.down' : 'order.change.up' }, values)}
          </p>
          {preview.isDowngrade && over && (
            <p className={styles['over']}>{formatMessage({ id: 'order.over' }, { what: over })}</p>
          )}
        </div>
      </TwoColumns>
      {bankStep}
    </>
  )
}

function ChangedPlan({ label, plan }: { label: string; plan: OfferedPlan }) {
  const { titleOf } = usePlanNames()
  return (
    <div className={styles['plan']}>
      <p className={styles['label']}>{label}</p>
      <p className={styles['name']}>
        {titleOf(plan.name)}
        <PlanMark order={plan.displayOrder} />
      </p>
      <PlanPrice plan={plan} />
    </div>
  )
}

interface ChangeCostProps {
  readonly preview: ChangePreview
  readonly place: BillingAddress | null
  readonly day: string
  readonly hasNext: boolean
}

/** What is charged today, with its taxes, and when the next invoice comes. */
function ChangeCost({ preview, place, day, hasNext }: ChangeCostProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles['cost']}>
      <SummaryLines
        label={formatMessage({ id: 'order.change.prorata' }, { date: day })}
        taxes={preview.taxes}
        place={place}
        totalCents={centsOf(preview.amount)}
      />
      <dl className={styles['next']}>
        <div>
          <dt>{formatMessage({ id: preview.isDowngrade ? 'order.change.starts' : 'order.change.next' })}</dt>
          <dd>{day}</dd>
        </div>
        {preview.isDowngrade && (
          <div>
            <dt>{formatMessage({ id: 'order.change.next' })}</dt>
            <dd>{hasNext ? day : formatMessage({ id: 'order.change.none' })}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

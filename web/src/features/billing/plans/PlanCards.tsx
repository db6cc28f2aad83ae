import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OfferedPlan } from './offeredPlan.ts'
import { PlanColumn, type PlanAction } from './PlanColumn.tsx'
import type { PresentUse } from './planUse.ts'
import styles from './PlanCards.module.css'

interface PlanCardsProps {
  readonly plans: readonly OfferedPlan[]
  /** The plan that somebody has. */
  readonly present: OfferedPlan | null
  readonly use: PresentUse | null
  readonly chosenName?: string | null
  /** Null where plans are only looked at. */
  readonly action: PlanAction
  /** A note on a plan. */
  readonly noteOf?: (planName: string) => ReactNode
  readonly onChoose?: (planName: string) => void
}

/** The plans side by side in one frame; a narrow window moves along them column by column. */
export function PlanCards(props: PlanCardsProps) {
  const { plans, present, use, chosenName = null, action, noteOf, onChoose = () => {} } = props
  const { formatMessage } = useIntl()
  const region = useRef<HTMLDivElement>(null)
  const shownFirst = useRef(chosenName ?? present?.name ?? null)
  const firstWithAnalysis = plans.find(({ aiKeys }) => aiKeys.length > 0) ?? null
  useEffect(() => showColumn(region.current, shownFirst.current), [])
  return (
    <>
      <div
        ref={region}
        className={styles['region']}
        role="region"
        aria-label={formatMessage({ id: 'order.columns' })}
        tabIndex={0}
      >
        <ul className={styles['plans']} style={{ ['--plan-count' as string]: plans.length }}>
          {plans.map((plan) => (
            <PlanColumn
              key={plan.name}
              plan={plan}
              present={present}
              firstWithAnalysis={firstWithAnalysis}
              use={use}
              isChosen={plan.name === chosenName}
              action={action}
              note={noteOf?.(plan.name)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </div>
      {use && (
        <p className={styles['legend']} aria-hidden="true">
          <span className={styles['sample']} />
          {formatMessage({ id: 'order.legend.used' })}
          <span className={styles['sample']} data-reached />
          {formatMessage({ id: 'order.legend.reached' })}
        </p>
      )}
    </>
  )
}

/** Where the frame cuts this plan off, it begins with it. */
function showColumn(region: HTMLElement | null, planName: string | null): void {
  const column = [...(region?.querySelectorAll<HTMLElement>('[data-plan]') ?? [])].find(
    (one) => one.dataset['plan'] === planName,
  )
  if (!region || !column) return
  const isCut = column.offsetLeft + column.offsetWidth > region.clientWidth
  if (isCut) region.scrollLeft = column.offsetLeft
}

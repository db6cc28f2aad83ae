import { Check, Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { planThatAllows, type OwnUse, type PlanOffer } from '../billing/plans/planOffers.ts'
import type { BoardList } from './useBoard.ts'
import styles from './Checklist.module.css'

const STEPS = ['list', 'stock', 'portfolio', 'transaction'] as const
type Step = (typeof STEPS)[number]

interface ChecklistProps {
  readonly lists: readonly BoardList[]
  readonly use: OwnUse | null
  readonly offers: readonly PlanOffer[]
  /** Leads to the question of the stock. */
  readonly onChoose: () => void
}

/** What one begins with. The boxes tick themselves; what the plan lacks names the cheapest plan that has it. */
export function Checklist({ lists, use, offers, onChoose }: ChecklistProps) {
  const { formatMessage } = useIntl()
  const hasPortfolios = use === null || use.portfolios.limit > 0
  const plan = planThatAllows(offers, null, 'portfolio')
  const firstList = lists.find(({ kind }) => kind === 'buy')
  const done: Record<Step, boolean> = {
    list: firstList !== undefined,
    stock: lists.some(({ entryCount }) => entryCount > 0),
    portfolio: (use?.portfolios.used ?? 0) > 0,
    transaction: (use?.portfolioStocks.used ?? 0) > 0,
  }
  const isLocked = (step: Step) => !hasPortfolios && (step === 'portfolio' || step === 'transaction')
  const count = STEPS.filter((step) => done[step]).length
  const textOf = (step: Step) =>
    step === 'list' && firstList
      ? formatMessage({ id: 'dashboard.step.list.done' }, { name: firstList.name })
      : formatMessage({ id: `dashboard.step.${step}.text` })
  const signOf = (step: Step) => {
    if (isLocked(step)) return 'locked'
    return done[step] ? 'done' : 'open'
  }
  return (
    <section className={styles['checklist']} aria-labelledby="first-steps">
      <div className={styles['head']}>
        <h2 id="first-steps" className={styles['title']}>
          {formatMessage({ id: 'dashboard.first.steps' })}
        </h2>
        <span className={styles['count']} role="status">
          {formatMessage({ id: 'dashboard.first.count' }, { count, all: STEPS.length })}
        </span>
      </div>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step} className={styles['step']} data-sign={signOf(step)}>
            <span className={styles['box']} aria-hidden="true">
              {isLocked(step) && <Lock />}
              {done[step] && <Check />}
            </span>
            <div className={styles['words']}>
              <p className={styles['name']}>
                {formatMessage({ id: `dashboard.step.${step}` })}
                <VisuallyHidden>, {formatMessage({ id: `dashboard.step.sign.${signOf(step)}` })}</VisuallyHidden>
              </p>
              <p className={styles['text']}>{textOf(step)}</p>
            </div>
            {isLocked(step) && plan && (
              <span className={styles['from']}>
                {formatMessage({ id: 'dashboard.first.from' }, { plan: plan.name })}
              </span>
            )}
            {step === 'stock' && !done.stock && (
              <Button size="small" onClick={onChoose}>
                {formatMessage({ id: 'dashboard.first.choose' })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <p className={styles['note']}>{formatMessage({ id: 'dashboard.first.note' })}</p>
    </section>
  )
}

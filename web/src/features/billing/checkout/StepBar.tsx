import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useIsMobile } from '../../../device/media.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import styles from './StepBar.module.css'

type Step = 1 | 2 | 3

interface StepBarProps {
  readonly step: Step
  /** What the second step is about. */
  readonly second: 'pay' | 'check'
  /** Goes back to the choice; without it that is not possible now. */
  readonly onChoose?: (() => void) | undefined
}

/** Where one is on the way to another plan. The first step can be gone back to; a phone shows the present one alone. */
export function StepBar({ step, second, onChoose }: StepBarProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const names = (['choose', second, 'done'] as const).map((name) => formatMessage({ id: `order.step.${name}` }))
  const back = step > 1 && onChoose
  return (
    <nav className={styles['bar']} aria-label={formatMessage({ id: 'order.steps' })}>
      {isMobile && (
        <p className={styles['phone']}>
          <span className={styles['count']}>
            {formatMessage({ id: 'order.stepOf' }, { step, count: names.length })}
          </span>
          <span className={styles['now']}>{names[step - 1]}</span>
          {back && (
            <button type="button" className={styles['back']} onClick={back}>
              {names[0]}
            </button>
          )}
        </p>
      )}
      <ol className={styles['steps']} data-phone={isMobile || undefined} aria-hidden={isMobile || undefined}>
        {names.map((name, index) => {
          const number = index + 1
          const isDone = number < step
          const label = (
            <>
              {isDone ? <Check aria-hidden="true" /> : <span className={styles['number']}>{number}</span>}
              {name}
              {isDone && <VisuallyHidden>, {formatMessage({ id: 'order.stepDone' })}</VisuallyHidden>}
            </>
          )
          return (
            <li
              key={name}
              className={styles['step']}
              data-state={isDone ? 'done' : number === step ? 'now' : 'next'}
              aria-current={number === step ? 'step' : undefined}
            >
              {!isMobile &&
                (number === 1 && back ? (
                  <button type="button" className={styles['words']} onClick={back}>
                    {label}
                  </button>
                ) : (
                  <span className={styles['words']}>{label}</span>
                ))}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import styles from './Pills.module.css'

interface PillsProps<Value extends string> {
  /** What is chosen by them, for screen readers. */
  readonly label: string
  readonly choices: readonly { readonly value: Value; readonly short: string; readonly name: string }[]
  readonly value: Value
  readonly isPending?: boolean
  readonly onChange: (value: Value) => void
}

/** Short choices above a plot, such as the lengths of time that it can show. */
export function Pills<Value extends string>({ label, choices, value, isPending = false, onChange }: PillsProps<Value>) {
  return (
    <div className={styles['pills']} role="group" aria-label={label} aria-busy={isPending || undefined}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          className={styles['pill']}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          <span aria-hidden="true">{choice.short}</span>
          <VisuallyHidden>{choice.name}</VisuallyHidden>
        </button>
      ))}
    </div>
  )
}

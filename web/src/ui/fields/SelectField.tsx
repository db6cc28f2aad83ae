import { useId } from 'react'
import { ChevronDown, CircleAlert } from 'lucide-react'
import styles from './SelectField.module.css'

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  /** What is wrong, in one sentence; it replaces the hint. */
  readonly error?: string | undefined
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string; readonly isDisabled?: boolean }[]
  readonly onChange: (value: Value) => void
  readonly onBlur?: () => void
}

/** One of several, chosen from the browser's own list. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, value, options, onChange, onBlur } = props
  const id = useId()
  const note = error ?? hint
  const isInvalid = error !== undefined || undefined
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          value={value}
          aria-describedby={note === undefined ? undefined : `${id}-hint`}
          aria-invalid={isInvalid}
          onBlur={onBlur}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles['chevron']} aria-hidden="true" />
      </div>
      {note !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']} data-invalid={isInvalid}>
          {isInvalid && <CircleAlert aria-hidden="true" />}
          {note}
        </p>
      )}
    </div>
  )
}

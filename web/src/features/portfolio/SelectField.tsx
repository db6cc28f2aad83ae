import { useId } from 'react'
import { ChevronDown } from 'lucide-react'
import styles from './SelectField.module.css'

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of several, chosen from the browser's own list. */
export function SelectField<Value extends string>({ label, hint, value, options, onChange }: SelectFieldProps<Value>) {
  const id = useId()
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
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles['chevron']} aria-hidden="true" />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  )
}

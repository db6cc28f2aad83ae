import { useId, type ComponentProps, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { limitText } from './limitText.ts'
import styles from './TextField.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'maxLength'> {
  /** How many characters may be written, counted as the server counts them. */
  readonly maxLength: number
  /** What surrounds the text counts as well, as in a password. */
  readonly isExact?: boolean
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong, in one sentence; it replaces the hint. */
  readonly error?: string | undefined
  /** A unit at the right edge, such as a currency. */
  readonly suffix?: string
  /** At the right edge of the box: a sign, or one small button. */
  readonly end?: ReactNode
  readonly size?: 'medium' | 'large'
}

/** A labelled field: 36 px, 44 on phones and in the large size. All other props go to the input. */
export function TextField({
  label,
  hint,
  error,
  suffix,
  end,
  size = 'medium',
  maxLength,
  isExact = false,
  onChange,
  id,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const isInvalid = error !== undefined
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles['box']} data-size={size} data-invalid={isInvalid || undefined}>
        <input
          {...input}
          {...(isExact ? { maxLength, onChange } : { onChange: limitText(maxLength, onChange) })}
          id={inputId}
          className={styles['input']}
          aria-invalid={isInvalid || undefined}
          aria-describedby={joined(error || hint ? noteId : undefined, describedBy)}
        />
        {suffix && <span className={styles['suffix']}>{suffix}</span>}
        {end}
      </div>
      {(error || hint) && (
        <div id={noteId} className={styles['note']} data-invalid={isInvalid || undefined}>
          {error && <CircleAlert aria-hidden="true" />}
          <span>{error ?? hint}</span>
        </div>
      )}
    </div>
  )
}

function joined(...ids: (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined
}

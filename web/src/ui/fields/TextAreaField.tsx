import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { limitText } from './limitText.ts'
import styles from './TextField.module.css'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'maxLength'> {
  /** How many characters may be written, counted as the server counts them. */
  readonly maxLength: number
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong, in one sentence; it replaces the hint. */
  readonly error?: string | undefined
}

/** A labelled field of several lines. All other props go to the text area. */
export function TextAreaField({ label, hint, error, maxLength, onChange, id, rows = 4, ...area }: TextAreaFieldProps) {
  const ownId = useId()
  const areaId = id ?? ownId
  const noteId = `${areaId}-note`
  const isInvalid = error !== undefined
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={areaId}>
        {label}
      </label>
      <div className={styles['box']} data-lines data-invalid={isInvalid || undefined}>
        <textarea
          {...area}
          onChange={limitText(maxLength, onChange)}
          id={areaId}
          rows={rows}
          className={styles['input']}
          aria-invalid={isInvalid || undefined}
          aria-describedby={error || hint ? noteId : undefined}
        />
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

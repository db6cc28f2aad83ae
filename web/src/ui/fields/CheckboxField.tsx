import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './CheckboxField.module.css'

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange' | 'checked'> {
  readonly isChecked: boolean
  readonly onChange: (isChecked: boolean) => void
  /** The sentence beside the box; it may hold links. */
  readonly children: ReactNode
}

/** A box of 20 px and its sentence. */
export function CheckboxField({ isChecked, onChange, children, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles['field']}>
      <span className={styles['box']}>
        <input
          {...input}
          className={styles['input']}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Check className={styles['check']} aria-hidden="true" />
      </span>
      <span className={styles['words']}>{children}</span>
    </label>
  )
}

import { useId } from 'react'
import styles from './Segmented.module.css'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  /** The whole name where the label is an abbreviation. */
  readonly name?: string
  /** The language of the label where it is not the page's. */
  readonly language?: string
}

interface SegmentedProps<Value extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few, side by side: a radio group, moved through with the arrow keys. */
export function Segmented<Value extends string>({ label, segments, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <div className={styles['group']} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles['item']} lang={segment.language}>
          <input
            className={styles['input']}
            type="radio"
            name={name}
            value={segment.value}
            aria-label={segment.name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  )
}

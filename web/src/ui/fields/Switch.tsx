import styles from './Switch.module.css'

interface SwitchProps {
  /** Its accessible name; the visible label is beside it. */
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** On or off, at once: 32 × 18. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      className={styles['switch']}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      onClick={() => onChange(!isOn)}
    />
  )
}

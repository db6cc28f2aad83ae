import styles from './MoneyText.module.css'

interface MoneyTextProps {
  readonly text: string
  /** Blurred; `hiddenLabel` replaces it for screen readers. */
  readonly isHidden?: boolean
  readonly hiddenLabel?: string
}

export function MoneyText({ text, isHidden = false, hiddenLabel }: MoneyTextProps) {
  if (!isHidden) return <span className={styles['money']}>{text}</span>
  return (
    <span className={styles['money']} role="img" aria-label={hiddenLabel}>
      <span className={styles['hidden']} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}

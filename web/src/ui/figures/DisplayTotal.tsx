import type { MoneyPart } from './formatters.ts'
import styles from './DisplayTotal.module.css'

interface DisplayTotalProps {
  readonly parts: readonly MoneyPart[]
}

export function DisplayTotal({ parts }: DisplayTotalProps) {
  return (
    <span className={styles['total']}>
      {parts.map(({ text, isQuiet }, index) => (
        <span key={index} className={isQuiet ? styles['quiet'] : undefined}>
          {text}
        </span>
      ))}
    </span>
  )
}

import type { MoneyPart } from './formatters.ts'
import styles from './DisplayTotal.module.css'

interface DisplayTotalProps {
  /** The pieces of the amount, from `moneyParts`. */
  readonly parts: readonly MoneyPart[]
}

/** The one total of a page: the figure large, its cents and currency small. */
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

import type { MoneyPart } from './formatters.ts'
import styles from './DisplayTotal.module.css'

interface DisplayTotalProps {
  /** The pieces of the amount, from `moneyParts`. */
  readonly parts: readonly MoneyPart[]
  readonly isHidden?: boolean
}

/** The one total of a page: the figure large, its cents and currency small. */
export function DisplayTotal({ parts, isHidden = false }: DisplayTotalProps) {
  return (
    <span className={styles['total']}>
      <span className={isHidden ? styles['hidden'] : undefined}>
        {parts.map(({ text, isQuiet }, index) => (
          <span key={index} className={isQuiet ? styles['quiet'] : undefined}>
            {text}
          </span>
        ))}
      </span>
    </span>
  )
}

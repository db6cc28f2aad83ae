import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { CardProvider } from './useCardProvider.ts'
import styles from './PaymentChoice.module.css'

/** Where the card data goes, and whether money moves. Nothing without a payment provider. */
export function CardPromise({ kind }: { kind: CardProvider['kind'] | null }) {
  const { formatMessage } = useIntl()
  if (kind === null) return null
  return (
    <p className={styles['promise']}>
      <Lock aria-hidden="true" />
      {formatMessage({ id: `card.promise.${kind}` })}
    </p>
  )
}

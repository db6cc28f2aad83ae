import { CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { CardLine_method$key } from '../../../__generated__/CardLine_method.graphql.ts'
import { expiryText, maskedCard } from '../cardFields/cardLabels.ts'
import { CardTile } from './CardTile.tsx'
import styles from './CardLine.module.css'

/** A saved card: brand, last four digits, holder and until when it holds. */
export function CardLine({ method: key }: { method: CardLine_method$key }) {
  const { formatMessage } = useIntl()
  const { brand, last4, nameOnCard, expirationMonth, expirationYear, isExpired } = useFragment(
    graphql`
      fragment CardLine_method on PaymentMethod {
        brand
        last4
        nameOnCard
        expirationMonth
        expirationYear
        isExpired
      }
    `,
    key,
  )
  const holder = nameOnCard?.trim() || 'none'
  const expiry = expiryText(expirationMonth, expirationYear)
  return (
    <span className={styles['line']}>
      <CardTile brand={brand} />
      <span className={styles['words']}>
        <span className={styles['name']}>{maskedCard(brand, last4)}</span>
        {isExpired ? (
          <span className={styles['expired']}>
            <CircleAlert aria-hidden="true" />
            {formatMessage({ id: 'card.expired' }, { holder, expiry })}
          </span>
        ) : (
          <span className={styles['facts']}>{formatMessage({ id: 'card.facts' }, { holder, expiry })}</span>
        )}
      </span>
    </span>
  )
}

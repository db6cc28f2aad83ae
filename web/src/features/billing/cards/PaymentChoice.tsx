import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { PaymentChoice_paymentMethods$key } from '../../../__generated__/PaymentChoice_paymentMethods.graphql.ts'
import { Tag } from '../../../ui/layout/Tag.ts'
import { NEW_CARD } from './cardChoice.ts'
import { CardForm } from '../cardFields/CardForm.tsx'
import { CardLine } from './CardLine.tsx'
import { CardPromise } from '../cardFields/CardPromise.tsx'
import { NewCardTiles } from './NewCardTiles.tsx'
import type { CardFormState } from '../cardFields/useCardForm.ts'
import styles from '../cardFields/PaymentChoice.module.css'

interface PaymentChoiceProps {
  readonly paymentMethods: PaymentChoice_paymentMethods$key | null | undefined
  readonly form: CardFormState
  /** The id of a payment method, or `NEW_CARD`. */
  readonly chosen: string
  readonly onChoose: (chosen: string) => void
  /** While the payment is under way. */
  readonly isInert?: boolean
}

/** With which card to pay: one of those that are saved, or a new one written in place. */
export function PaymentChoice({ paymentMethods: key, form, chosen, onChoose, isInert = false }: PaymentChoiceProps) {
  const { formatMessage } = useIntl()
  const group = useId()
  const isNew = chosen === NEW_CARD
  // Once opened it stays: what was written is still there when one comes back to it.
  const [wasOpened, setWasOpened] = useState(isNew)
  if (isNew && !wasOpened) setWasOpened(true)
  const methods = useFragment(
    graphql`
      fragment PaymentChoice_paymentMethods on PaymentMethods {
        methods {
          paymentMethodId
          isDefault
          isExpired
          ...CardLine_method
        }
      }
    `,
    key,
  )?.methods
  const radio = (value: string, isDisabled = false) => (
    <input
      className={styles['radio']}
      type="radio"
      name={group}
      value={value}
      checked={chosen === value}
      disabled={isDisabled}
      onChange={() => onChoose(value)}
    />
  )
  return (
    <div inert={isInert}>
      <fieldset className={styles['choice']}>
        <legend className={styles['legend']}>{formatMessage({ id: 'payment.method' })}</legend>
        {methods?.map((method) => (
          <div key={method.paymentMethodId} className={styles['row']} data-chosen={chosen === method.paymentMethodId}>
            <label className={styles['label']}>
              {radio(method.paymentMethodId, method.isExpired)}
              <CardLine method={method} />
            </label>
            {method.isDefault && <Tag tone="quiet">{formatMessage({ id: 'card.default' })}</Tag>}
          </div>
        ))}
        <div className={styles['row']} data-chosen={isNew}>
          <label className={styles['label']}>
            {radio(NEW_CARD)}
            <span className={styles['new']}>{formatMessage({ id: 'card.new' })}</span>
          </label>
          <NewCardTiles />
          {wasOpened && (
            <div className={styles['form']} hidden={!isNew}>
              <CardForm form={form} />
            </div>
          )}
        </div>
      </fieldset>
      <CardPromise kind={form.provider?.kind ?? null} />
    </div>
  )
}

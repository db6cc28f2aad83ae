import { CreditCard } from 'lucide-react'
import { useIntl } from 'react-intl'
import { CARD, cardNumberMaximumLength, formatCardNumber, holderNameOf } from '@palier/domain/billing/cardNumber'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { ExpiryFields } from './ExpiryFields.tsx'
import type { CardFormState } from './useCardForm.ts'
import { useFormattedTyping } from './useFormattedTyping.ts'
import styles from './CardForm.module.css'

/**
 * The sandbox's own form of a card: it takes test numbers alone. The browser must not offer the reader's real cards,
 * nor remember what is typed.
 */
export function SandboxFields({ form: { fields, today } }: { form: CardFormState }) {
  const { formatMessage } = useIntl()
  const { values, bind, write } = fields
  const type = useFormattedTyping(formatCardNumber, (text) => write('number', text))
  return (
    <div className={styles['grid']}>
      <div className={styles['full']}>
        <TextField
          {...bind('number')}
          onChange={type}
          label={formatMessage({ id: 'card.number' })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={cardNumberMaximumLength(values.number)}
          isExact
          spellCheck={false}
          required
          end={<CreditCard className={styles['sign']} aria-hidden="true" />}
        />
      </div>
      <ExpiryFields
        today={today}
        month={values.month}
        year={values.year}
        monthError={bind('month').error}
        yearError={bind('year').error}
        onChange={write}
        onLeave={(part) => bind(part).onBlur()}
      />
      <div className={styles['code']}>
        <TextField
          {...bind('cvc')}
          onChange={({ target }) => write('cvc', target.value.replace(/\D/g, ''))}
          label={formatMessage({ id: 'card.cvc' })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={CARD.cvvMaximumLength}
          isExact
          required
        />
      </div>
      <div className={styles['full']}>
        <TextField
          {...bind('name')}
          onChange={({ target }) => write('name', holderNameOf(target.value))}
          label={formatMessage({ id: 'card.name' })}
          autoComplete="off"
          maxLength={NAME_MAXIMUM}
          required
        />
      </div>
    </div>
  )
}

const NAME_MAXIMUM = 100

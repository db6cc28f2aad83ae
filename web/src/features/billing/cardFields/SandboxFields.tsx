import { CreditCard } from 'lucide-react'
import { useIntl } from 'react-intl'
import { CARD, cardNumberMaximumLength, formatCardNumber, holderNameOf } from '@palier/domain/billing/cardNumber'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { ExpiryFields } from './ExpiryFields.tsx'
import type { CardFormState } from './useCardForm.ts'
import { useFormattedTyping } from './useFormattedTyping.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { CardGrid } from './CardGrid.tsx'

/** Test numbers only. Autofill is off: the browser must not offer real cards or store the input. */
export function SandboxFields({ form: { fields, today } }: { form: CardFormState }) {
  const { formatMessage } = useIntl()
  const { values, bind, write } = fields
  const type = useFormattedTyping(formatCardNumber, (text) => write('number', text))
  return (
    <CardGrid>
      <Box gridColumn="1 / -1">
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
          end={<CreditCard size="1rem" color="var(--p-colors-fg-muted)" aria-hidden="true" />}
        />
      </Box>
      <ExpiryFields
        today={today}
        month={values.month}
        year={values.year}
        monthError={bind('month').error}
        yearError={bind('year').error}
        onChange={write}
        onLeave={(part) => bind(part).onBlur()}
      />
      <Box gridColumn={{ base: '1 / -1', sm: 'span 1' }}>
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
      </Box>
      <Box gridColumn="1 / -1">
        <TextField
          {...bind('name')}
          onChange={({ target }) => write('name', holderNameOf(target.value))}
          label={formatMessage({ id: 'card.name' })}
          autoComplete="off"
          maxLength={NAME_MAXIMUM}
          required
        />
      </Box>
    </CardGrid>
  )
}

const NAME_MAXIMUM = 100

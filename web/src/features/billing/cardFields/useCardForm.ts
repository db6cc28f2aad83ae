import { useState } from 'react'
import { useIntl } from 'react-intl'
import { cardExpiryProblem, typedMonth, typedYear } from '@palier/domain/billing/cardExpiry'
import { cardNumberProblem, cvcProblem } from '@palier/domain/billing/cardNumber'
import { localDateOf } from '@palier/domain/portfolios/lot'
import { now } from '../../../device/clock.ts'
import { formErrorsOf } from '../../../kit/forms/formErrors.ts'
import { useFields } from '../../../kit/forms/useFields.ts'

import { EMPTY_PARTS, firstMissing, type HostedCard, type HostedPart } from './hostedCard.ts'
import { blameOf, type CardPart, type PaymentProblem } from './paymentProblem.ts'
import { useCardProvider, type CardProvider, type CardProviderKey } from './useCardProvider.ts'

export type CardField = 'number' | 'month' | 'year' | 'cvc' | 'name'

type Values = Readonly<Record<CardField, string>>

interface CardFormParts {
  readonly provider: CardProviderKey | null | undefined
  /** Server date, YYYY-MM-DD; defaults to the device's. */
  readonly today?: string | undefined
  readonly nameOnCard?: string | undefined
}

export type CardFormState = ReturnType<typeof useCardForm>

/** The page owns this state, so that input survives a change of step. */
export function useCardForm({ provider: key, today = localDateOf(now()), nameOnCard = '' }: CardFormParts) {
  const { formatMessage } = useIntl()
  const provider = useCardProvider(key)
  const isHosted = provider?.kind === 'STRIPE'
  const [refusal, setRefusal] = useState<PaymentProblem | null>(null)
  const [hosted, setHosted] = useState<HostedCard | null>(null)
  const [parts, setParts] = useState(EMPTY_PARTS)
  const fields = useFields<CardField>({ number: '', month: '', year: '', cvc: '', name: nameOnCard }, (values) =>
    isHosted ? formErrorsOf({ name: nameError(values.name) }) : cardErrors(values, today),
  )
  const setPart = (part: CardPart, state: Partial<HostedPart>) =>
    setParts((before) => ({ ...before, [part]: { ...before[part], ...state } }))

  return {
    provider,
    today,
    fields,
    parts,
    hosted,
    setPart,
    setHosted,
    /** Refusal of the card as a whole. */
    refusal,
    /** First missing or invalid part; null if the card can be submitted. */
    missing: missingOf(provider, hosted ? firstMissing(parts) : 'form', fields.errors),
    showAll: fields.showAll,
    /** Shows a refusal at the blamed field, else above the fields. Null clears it. */
    refuse(next: PaymentProblem | null) {
      const blame = next && blameOf(next.code)
      setRefusal(blame ? null : next)
      if (!blame) return fields.refuse({})
      if (isHosted) return setPart(blame.part, { error: formatMessage({ id: blame.message }) })
      fields.refuse({ [blame.part === 'expiry' ? 'month' : blame.part]: blame.message })
    },
  }
}

type FieldErrors = ReturnType<typeof cardErrors>

/** `form`: the fields themselves are not loaded. */
export type MissingCardPart = CardPart | 'form' | 'name'

function missingOf(
  provider: CardProvider | null,
  missingHosted: CardPart | 'form' | null,
  errors: FieldErrors,
): MissingCardPart | null {
  if (!provider) return 'form'
  if (provider.kind === 'STRIPE') return missingHosted ?? (errors.name ? 'name' : null)
  if (errors.number) return 'number'
  if (errors.month || errors.year) return 'expiry'
  if (errors.cvc) return 'cvc'
  return errors.name ? 'name' : null
}

function cardErrors({ number, month, year, cvc, name }: Values, today: string) {
  const numberProblem = cardNumberProblem(number)
  const securityProblem = cvcProblem(cvc)
  const expiryProblem = cardExpiryProblem(typedMonth(month), typedYear(year), today)
  const isOver = expiryProblem === 'invalidExpiryMonth'
  return formErrorsOf({
    number: numberProblem ? (`alerts.codes.${numberProblem}` as const) : undefined,
    month: isOver ? 'alerts.codes.invalidExpiryMonth' : month === '' ? 'settings.errors.required' : undefined,
    year: year === '' ? 'settings.errors.required' : undefined,
    cvc: securityProblem ? 'card.cvc.digits' : undefined,
    name: nameError(name),
  })
}

function nameError(name: string) {
  return name.trim() === '' ? 'settings.errors.required' : undefined
}

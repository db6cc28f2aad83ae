import { type RefObject } from 'react'
import { useIntl } from 'react-intl'
import { NUMBER_MAXIMUM_LENGTH } from '@palier/domain/kernel/textLimits'
import { conversionCurrencyOf, CURRENCIES } from '@palier/domain/market/currency'
import { SelectField } from '../../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Box, Grid } from '../../../../ui/layout/boxes.ts'
import { EventKindChoice } from './EventKindChoice.tsx'
import { OtherStockFields } from './OtherStockFields.tsx'
import { NoteAndOutcome } from '../../../../kit/forms/NoteAndOutcome.tsx'
import type { Oversell } from '../../../../kit/alert/refusal.ts'
import { dateText } from '../../../../kit/language/dateText.ts'
import { useFormatters } from '../../../../kit/language/useFormatters.ts'
import { useLanguage } from '../../../../kit/language/LanguageContext.ts'
import { twoReadingsOf } from '../../../watchlists/thresholds/twoReadings.ts'
import type { MessageId } from '../../../../kit/language/MessageId.ts'
import {
  type EventField,
  type EventKind,
  type NumberField,
  INCOME_KIND_NAMES,
  isConversion,
  isOfAccount,
} from './eventKinds.ts'
import { isJournal } from './eventTexts.ts'
import type { BookEventForm } from './useBookEventForm.ts'

export interface Destination {
  readonly id: string
  readonly name: string
  /** True if the account is of another kind: the transfer is then taxed as a sale at market value. */
  readonly isSale: boolean
}

interface BookEventFieldsProps {
  readonly form: BookEventForm
  readonly kinds: readonly EventKind[]
  readonly destinations: readonly Destination[]
  readonly isNew: boolean
  readonly first?: RefObject<HTMLInputElement | null> | undefined
  /** Field that receives the `first` ref. */
  readonly firstField: EventField
  /** Set after the server refused the event because a sale would exceed the shares held. */
  readonly oversell: Oversell | null
}

// Optional fields, labelled as such.
const OPTIONAL: readonly EventField[] = ['recordDate', 'withheld', 'cashInLieu', 'fxRateToCad']
const COUNTS: readonly EventField[] = ['quantity', 'numerator', 'denominator']

export function BookEventFields({
  form,
  kinds,
  destinations,
  isNew,
  first,
  firstField,
  oversell,
}: BookEventFieldsProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { language } = useLanguage()
  const { texts, write, leave, cash, gross } = form
  const { currency } = texts
  const errorOf = (field: EventField) => {
    const error = form.errorOf(field)
    return error && formatMessage({ id: `event.fault.${error}` }, { ...twoReadingsOf(texts[field], language) })
  }
  const oversoldText = ({ asked, held, date }: Oversell) =>
    formatMessage(
      { id: 'lot.oversold' },
      {
        asked: format.shares(asked),
        held: format.shares(held),
        count: Number(held),
        date: format.date(dateText(date)),
      },
    )
  const hintOf = (field: EventField) => {
    if (field === 'gross' && texts.gross === '' && gross) {
      return formatMessage({ id: 'event.gross.made' }, { amount: format.money(gross.toString(), currency) })
    }
    if (field === 'fxRateToCad' && isJournal(texts)) return undefined
    return OPTIONAL.includes(field) ? formatMessage({ id: 'event.optional' }) : undefined
  }
  const labelOf = (field: EventField) => {
    const id = LABELS[field]?.[texts.kind] ?? (`event.field.${field}` as const)
    // US dollars are the only currency with an exchange rate.
    return formatMessage({ id }, { currency: field === 'fxRateToCad' ? 'USD' : currency })
  }
  const day = (field: 'date' | 'recordDate') => (
    <TextField
      key={field}
      {...(field === firstField && first && { ref: first })}
      label={labelOf(field)}
      type="date"
      maxLength={10}
      required={field === 'date'}
      max={form.latestDate}
      hint={hintOf(field)}
      value={texts[field]}
      error={errorOf(field)}
      onChange={(event) => write({ [field]: event.target.value })}
      onBlur={() => leave(field)}
    />
  )
  const suffixOf = (field: NumberField) => {
    if (field === 'fxRateToCad') return 'CAD'
    if (field === 'costShare') return '%'
    return field === 'counterAmount' ? conversionCurrencyOf(currency) : currency
  }
  const oversoldField = texts.kind === 'SPLIT' ? 'numerator' : 'quantity'
  const amount = (field: NumberField) => (
    <TextField
      key={field}
      {...(field === firstField && first && { ref: first })}
      label={labelOf(field)}
      inputMode="decimal"
      maxLength={NUMBER_MAXIMUM_LENGTH}
      autoComplete="off"
      {...(!COUNTS.includes(field) && { suffix: suffixOf(field) })}
      hint={hintOf(field)}
      value={texts[field]}
      error={errorOf(field) ?? (field === oversoldField && oversell ? oversoldText(oversell) : undefined)}
      onChange={(event) => write({ [field]: event.target.value })}
      onBlur={() => leave(field)}
    />
  )
  const outcome = formatMessage({ id: outcomeOf(texts) })
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} alignItems="start" gap="4">
      {kinds.length > 1 && (
        <Box gridColumn="1 / -1">
          <EventKindChoice kinds={kinds} chosen={texts.kind} onChoose={form.chooseKind} />
        </Box>
      )}
      {texts.kind === 'TRANSFER' && destinations.length > 0 && (
        <Box gridColumn="1 / -1">
          <SelectField
            label={formatMessage({ id: 'event.destination' })}
            value={texts.destinationId}
            options={[
              { value: '', label: formatMessage({ id: 'event.destination.elsewhere' }) },
              ...destinations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(destinationId) =>
              write({ destinationId, isSale: destinations.some(({ id, isSale }) => id === destinationId && isSale) })
            }
          />
        </Box>
      )}
      {isConversion(texts) && <OtherStockFields form={form} isNew={isNew} />}
      {isOfAccount(texts) && (
        <SelectField
          label={formatMessage({ id: texts.kind === 'CURRENCY_EXCHANGE' ? 'event.currency.given' : 'event.currency' })}
          value={texts.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(chosen) => write({ currency: chosen })}
        />
      )}
      {form.fields.map((field) => {
        if (field === 'note') return null
        return field === 'date' || field === 'recordDate' ? day(field) : amount(field)
      })}
      {texts.kind === 'INCOME' && (
        <SelectField
          label={formatMessage({ id: 'event.incomeKind' })}
          value={texts.incomeKind}
          options={(['UNKNOWN', ...INCOME_KIND_NAMES] as const).map((value) => ({
            value,
            label: formatMessage({ id: `event.incomeKind.${value}` }),
          }))}
          onChange={(incomeKind) => write({ incomeKind })}
        />
      )}
      {currency !== 'CAD' &&
        texts.kind !== 'SPLIT' &&
        texts.kind !== 'CURRENCY_EXCHANGE' &&
        !((texts.kind === 'TRANSFER' || isConversion(texts)) && !texts.isSale) &&
        amount('fxRateToCad')}
      <NoteAndOutcome
        label={formatMessage({ id: 'event.note' })}
        note={texts.note}
        error={errorOf('note')}
        onNote={(note) => write({ note })}
      >
        {outcome}{' '}
        {cash && !cash.eq(0) ? (
          <strong>
            <data value={cash.toString()}>{format.signedMoney(cash.toString(), currency)}</data>
          </strong>
        ) : (
          outcome.endsWith(':') && '–'
        )}
      </NoteAndOutcome>
    </Grid>
  )
}

function outcomeOf(texts: BookEventForm['texts']): MessageId {
  const { kind, isSale } = texts
  if (isJournal(texts)) return 'event.outcome.JOURNAL'
  if (isSale && kind === 'TRANSFER') return 'event.outcome.TRANSFER.sale'
  if (isSale && kind === 'EXCHANGE') return 'event.outcome.EXCHANGE.sale'
  if (isSale && kind === 'SPIN_OFF') return 'event.outcome.SPIN_OFF.dividend'
  return `event.outcome.${kind}`
}

// Labels that depend on the kind. All other labels depend on the field only.
const LABELS: Partial<Record<EventField, Partial<Record<EventKind, MessageId>>>> = {
  date: {
    INCOME: 'event.field.date.INCOME',
    SPLIT: 'event.field.date.SPLIT',
    SYMBOL_CHANGE: 'event.field.date.conversion',
    EXCHANGE: 'event.field.date.conversion',
    SPIN_OFF: 'event.field.date.conversion',
  },
  quantity: {
    REINVESTMENT: 'event.field.quantity.REINVESTMENT',
    STOCK_DIVIDEND: 'event.field.quantity.STOCK_DIVIDEND',
    SYMBOL_CHANGE: 'event.field.quantity.conversion',
    EXCHANGE: 'event.field.quantity.conversion',
    SPIN_OFF: 'event.field.quantity.conversion',
  },
  perShare: {
    REINVESTMENT: 'event.field.perShare.REINVESTMENT',
    TRANSFER: 'event.field.perShare.TRANSFER',
    EXCHANGE: 'event.field.perShare.conversion',
    SPIN_OFF: 'event.field.perShare.conversion',
  },
  gross: {
    REINVESTMENT: 'event.field.gross.REINVESTMENT',
    STOCK_DIVIDEND: 'event.field.gross.STOCK_DIVIDEND',
    TRANSFER_IN: 'event.field.gross.TRANSFER_IN',
    EXCHANGE: 'event.field.gross.EXCHANGE',
    CURRENCY_EXCHANGE: 'event.field.gross.CURRENCY_EXCHANGE',
  },
}

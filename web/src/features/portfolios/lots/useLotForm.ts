import { useState } from 'react'
import { decimal, decimalOrNull, type Decimal } from '@palier/domain/kernel/decimal'
import { localDateOf, lotFaultsOf, type LotFault } from '@palier/domain/portfolios/lot'
import { readWrittenNumber, unambiguousText } from '@palier/domain/kernel/writtenNumber'
import { now } from '../../../device/clock.ts'
import { decimalSignOf, priceText } from '../../../kit/forms/priceText.ts'
import { useLanguage, type Language } from '../../../kit/language/LanguageContext.ts'
import { amountOf } from '../../../kit/forms/amountOf.ts'
import { useFormValues } from '../../../kit/forms/useFormValues.ts'
import type { LotFacts } from './lotFacts.ts'

interface LotTexts {
  readonly type: LotFacts['type']
  readonly date: string
  readonly quantity: string
  readonly price: string
  readonly fee: string
  readonly rate: string
  readonly note: string
}

export type LotField = 'tradeDate' | 'quantity' | 'price' | 'note' | 'fee' | 'rate'
type LotFieldError = LotFault['code'] | 'negative' | 'twoReadings'

export interface WrittenLot {
  readonly type: LotFacts['type']
  readonly date: string
  readonly quantity: string
  readonly price: string
  readonly fee: string | null
  readonly fxRateToCad: string | null
  readonly note: string
}

export interface LotForm {
  readonly texts: LotTexts
  readonly latestDate: string
  readonly isDirty: boolean
  /** Null until every field is valid. */
  readonly written: WrittenLot | null
  /** Quantity × price. Null unless both are valid. */
  readonly amount: Decimal | null
  /** Error of a field that was blurred, or of any field after an attempt to save. */
  errorOf(field: LotField): LotFieldError | undefined
  write(change: Partial<LotTexts>): void
  leave(field: LotField): void
  showAll(): void
  /** Replaces the contents with a stored lot. */
  begin(present: LotFacts): void
}

/** Form of a lot. Starts from `lot`, or from a purchase dated today at `suggestedPrice`. */
export function useLotForm(lot: LotFacts | null, suggestedPrice: string | null): LotForm {
  const { language } = useLanguage()
  const [latestDate] = useState(() => localDateOf(now()))
  const textsNow = (from: LotFacts | null) => textsOf(from, { language, today: latestDate, suggestedPrice })
  const form = useFormValues<LotTexts, LotField>(() => textsNow(lot))
  const texts = form.values

  const wholeShares = !isFraction(lot)
  const quantity = quantityOf(texts.quantity, wholeShares)
  const price = amountOf(texts.price)
  const errors = errorsOf(texts, { quantity, price, latestDate, wholeShares })
  const isValid = errors.size === 0 && quantity !== null && price !== null
  return {
    texts,
    latestDate,
    isDirty: form.isDirty,
    written: isValid
      ? {
          type: texts.type,
          date: texts.date,
          quantity: quantity.toString(),
          price: price.toString(),
          fee: amountOf(texts.fee)?.toString() ?? null,
          fxRateToCad: amountOf(texts.rate)?.toString() ?? null,
          note: texts.note.trim(),
        }
      : null,
    amount: quantity && price && quantity.times(price),
    errorOf: (field) => (form.shouldShowError(field) ? errors.get(field) : undefined),
    write: form.write,
    leave: form.leave,
    showAll: form.showAll,
    begin: (present) => form.begin(textsNow(present)),
  }
}

/** An imported lot may have a fraction of a share. Allowing it keeps the other fields editable. */
function isFraction(lot: LotFacts | null): boolean {
  return lot !== null && lot.quantity.includes('.')
}

interface Read {
  readonly quantity: Decimal | null
  readonly price: Decimal | null
  readonly latestDate: string
  readonly wholeShares: boolean
}

function errorsOf(texts: LotTexts, { quantity, price, latestDate, wholeShares }: Read): Map<LotField, LotFieldError> {
  const draft = { tradeDate: texts.date === '' ? null : texts.date, quantity, price, note: texts.note }
  const errors = new Map<LotField, LotFieldError>(
    lotFaultsOf(draft, { latestDate, wholeShares }).map(({ field, code }) => [field, code]),
  )
  // A field with unreadable text is invalid, not missing.
  if (quantity === null && texts.quantity.trim() !== '') errors.set('quantity', unreadError(texts.quantity))
  if (price === null && texts.price.trim() !== '') errors.set('price', unreadError(texts.price))
  for (const field of ['fee', 'rate'] as const) {
    if (texts[field].trim() === '') continue
    const value = amountOf(texts[field])
    if (value === null) errors.set(field, unreadError(texts[field]))
    else if (value.lt(0) || (field === 'rate' && value.eq(0))) errors.set(field, 'negative')
  }
  return errors
}

function unreadError(text: string): LotFieldError {
  return readWrittenNumber(text).kind === 'twoReadings' ? 'twoReadings' : 'invalid'
}

/** With whole shares, "1,234" can only be a thousands separator. */
function quantityOf(text: string, wholeShares: boolean): Decimal | null {
  const written = readWrittenNumber(text)
  return wholeShares && written.kind === 'twoReadings' ? written.grouped : amountOf(text)
}

function textsOf(
  lot: LotFacts | null,
  { language, today, suggestedPrice }: { language: Language; today: string; suggestedPrice: string | null },
): LotTexts {
  const price = (value: string | null | undefined) => priceText(decimalOrNull(value), language)
  const plain = (value: string | null | undefined) =>
    value == null ? '' : unambiguousText(decimal(value), decimalSignOf(language))
  if (!lot) {
    return { type: 'BUY', date: today, quantity: '', price: price(suggestedPrice), fee: '', rate: '', note: '' }
  }
  return {
    type: lot.type,
    date: lot.date,
    quantity: plain(lot.quantity),
    price: price(lot.price),
    fee: price(lot.fee),
    rate: plain(lot.fxRateToCad),
    note: lot.note,
  }
}

import { useState } from 'react'
import type { Decimal } from '@palier/domain/kernel/decimal'
import type { Currency } from '@palier/domain/market/currency'
import { cashOf } from '@palier/domain/portfolios/bookEvent'
import { localDateOf } from '@palier/domain/portfolios/lot'
import { now } from '../../../../device/clock.ts'
import { useFormValues } from '../../../../kit/forms/useFormValues.ts'
import { useLanguage } from '../../../../kit/language/LanguageContext.ts'
import type { BookEventFacts } from './bookEventFacts.ts'
import { type EventError, type EventInput, errorsOfEvent, eventInputOf, parseEvent } from './eventInput.ts'
import { type EventField, type EventKind, isConversion } from './eventKinds.ts'
import {
  currencyOfStock,
  type EventDraft,
  type EventTexts,
  numberText,
  type OwnStock,
  stockOfDraft,
  textsOfDraft,
  textsOfEvent,
  textsOfNewEvent,
  visibleFields,
} from './eventTexts.ts'

export interface BookEventForm {
  readonly texts: EventTexts
  readonly latestDate: string
  readonly isDirty: boolean
  /** Null until every field is valid. */
  readonly written: {
    readonly kind: Exclude<EventKind, 'INTEREST'>
    readonly facts: EventInput
    /** Stock of a draft, by global id. */
    readonly stockId: string | null
    readonly destinationId: string | null
    readonly otherStockId: string | null
  } | null
  readonly fields: readonly EventField[]
  /** Change in the account's cash. Null until the form is valid. */
  readonly cash: Decimal | null
  /** Entered amount, or shares × amount per share. */
  readonly gross: Decimal | null
  errorOf(field: EventField): EventError | undefined
  write(change: Partial<EventTexts>): void
  leave(field: EventField): void
  showAll(): void
  /** Changes the kind and fills in the usual number of shares. */
  chooseKind(kind: EventKind): void
  /** True for a draft whose file does not name its stock. */
  readonly needsStock: boolean
  /** Sets the stock of a draft and the shares held. Null lets the user choose again. */
  chooseStock(stock: OwnStock | null, held: string | null): void
  /** Replaces the contents with a stored event. */
  begin(present: BookEventFacts): void
}

interface FormProps {
  /** Null for a new event. */
  readonly event: BookEventFacts | null
  readonly draft: EventDraft | null
  readonly currency: Currency
  readonly kind: EventKind
  /** Shares currently held. */
  readonly held: string
}

/** The props are read only on the first render. */
export function useBookEventForm({ event, draft, kind, held, currency }: FormProps): BookEventForm {
  const { language } = useLanguage()
  const [latestDate] = useState(() => localDateOf(now()))
  const textsOfKind = (one: EventKind): Partial<EventTexts> => {
    if (draft) return textsOfDraft(draft, one, language)
    return isConversion({ kind: one }) && !event ? { quantity: numberText(held, language) } : {}
  }
  const form = useFormValues<EventTexts, EventField>(() => {
    if (event) return textsOfEvent(event, kind, language)
    const texts = textsOfNewEvent({ kind, held, currency, today: latestDate }, language)
    return { ...texts, ...(draft && textsOfKind(draft.kind)) }
  })
  const texts = form.values

  const facts = parseEvent(texts)
  const errors = errorsOfEvent(texts, facts, latestDate)
  const needsOther = isConversion(texts) && event === null
  const stockInFile = draft && stockOfDraft(draft, texts.kind)
  const stock = stockInFile ?? texts.stock
  const isComplete = (!needsOther || texts.otherStock !== null) && (draft === null || stock !== null)
  const isValid = errors.size === 0 && isComplete
  const written = {
    kind: texts.kind === 'INTEREST' ? ('INCOME' as const) : texts.kind,
    facts: eventInputOf(texts, facts, event),
    stockId: stock && stock.id,
    otherStockId: needsOther && texts.otherStock ? texts.otherStock.id : null,
    destinationId: texts.kind === 'TRANSFER' && texts.destinationId !== '' ? texts.destinationId : null,
  }
  return {
    texts,
    latestDate,
    isDirty: form.isDirty,
    written: isValid ? written : null,
    fields: visibleFields(texts),
    cash: isValid ? cashOf(facts) : null,
    gross: facts.gross,
    errorOf: (field) => (form.shouldShowError(field) ? errors.get(field) : undefined),
    write: form.write,
    leave: form.leave,
    showAll: form.showAll,
    chooseKind: (one) => form.write({ kind: one, ...textsOfKind(one) }),
    needsStock: draft !== null && stockInFile === null,
    chooseStock(chosen, count) {
      const fillsShares = count !== null && isConversion(texts) && draft?.quantity === null
      const shares = fillsShares ? numberText(count, language) : texts.quantity
      form.write({
        stock: chosen,
        currency: currencyOfStock(chosen) ?? texts.currency,
        quantity: shares,
        denominator: fillsShares && draft.numerator === null ? shares : texts.denominator,
      })
    },
    begin: (present) => form.begin(textsOfEvent(present, kind, language)),
  }
}

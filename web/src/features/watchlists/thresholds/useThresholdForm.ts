import { useRef, useState, type RefObject } from 'react'
import type { Decimal } from '@palier/domain/kernel/decimal'
import {
  areSameThresholds,
  priceOf,
  readThresholds,
  requiredKeys,
  shiftedPrice,
  shiftedThresholds,
  type FieldFault,
  type ThresholdReading,
  type ThresholdTexts,
} from '@palier/domain/watchlists/thresholdInput'
import type { ListKind, ThresholdKey, Thresholds } from '@palier/domain/watchlists/thresholds'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import type { ScoreRule } from './entryStock.ts'
import { priceText, thresholdTexts } from '../../../kit/forms/priceText.ts'
import { useFormValues } from '../../../kit/forms/useFormValues.ts'

export interface ThresholdForm {
  readonly kind: ListKind
  readonly texts: ThresholdTexts
  readonly reading: ThresholdReading
  readonly required: readonly ThresholdKey[]
  /** The prices that it began with. */
  readonly baseline: Thresholds
  /** Something differs from the initial prices. */
  readonly isDirty: boolean
  /** What is wrong with a field, once it was left. */
  errorOf(key: ThresholdKey): FieldFault | undefined
  write(key: ThresholdKey, text: string): void
  leave(key: ThresholdKey): void
  /** Replaces one price; null empties it. */
  move(key: ThresholdKey, price: Decimal | null): void
  /** The fields, where they are shown. */
  readonly fields: RefObject<Map<ThresholdKey, HTMLInputElement>>
  /** Moves one price by so many percent. */
  nudge(key: ThresholdKey, percent: number): void
  /** Moves all prices that are set. */
  shift(percent: number): void
  /** Replaces all prices. */
  fill(thresholds: Thresholds): void
  /** Undoes the last change of all prices at once; null where there is none. */
  readonly undoMove: (() => void) | null
  /** Shows every error. */
  showAll(): void
  /** Resets the form to these prices. */
  reset(thresholds: Thresholds): void
}

/** The four fields of an entry: texts, parsed thresholds, errors. `initial` is read once. */
export function useThresholdForm(rule: ScoreRule, initial: Thresholds): ThresholdForm {
  const { kind } = rule
  const { language } = useLanguage()
  const [baseline, setBaseline] = useState(initial)
  const form = useFormValues<ThresholdTexts, ThresholdKey>(() => thresholdTexts(initial, language))
  const texts = form.values
  const [beforeMoves, setBeforeMoves] = useState<readonly ThresholdTexts[]>([])
  const fields = useRef(new Map<ThresholdKey, HTMLInputElement>())
  const required = requiredKeys(kind, rule.basis, texts)
  const reading = readThresholds(kind, texts, required)
  const isReadable = Object.values(reading.faults).every((fault) => fault === 'required')
  const isDirty = !isReadable || !areSameThresholds(reading.thresholds, baseline)

  function write(key: ThresholdKey, text: string) {
    form.write({ [key]: text })
    // Undoing a move would lose what was typed since.
    setBeforeMoves([])
  }
  const lastBefore = beforeMoves.at(-1)
  return {
    kind,
    texts,
    reading,
    required,
    baseline,
    isDirty,
    errorOf: (key) => (form.shouldShowError(key) ? reading.faults[key] : undefined),
    write,
    leave(key) {
      if (isDirty) form.leave(key)
    },
    move(key, price) {
      write(key, priceText(price, language))
    },
    fields,
    nudge(key, percent) {
      const price = priceOf(texts[key])
      if (price) write(key, priceText(shiftedPrice(price, percent), language))
    },
    shift(percent) {
      const moved = thresholdTexts(shiftedThresholds(reading.thresholds, percent), language)
      setBeforeMoves((before) => [...before, texts])
      // A text that is no price stays, to be corrected.
      const keep = (key: ThresholdKey) => ((reading.faults[key] ?? 'required') === 'required' ? moved[key] : texts[key])
      form.write({ t200: keep('t200'), t400: keep('t400'), t600: keep('t600'), t800: keep('t800') })
    },
    fill(thresholds) {
      setBeforeMoves((before) => [...before, texts])
      form.write(thresholdTexts(thresholds, language))
    },
    undoMove: lastBefore
      ? () => {
          form.write(lastBefore)
          setBeforeMoves((before) => before.slice(0, -1))
        }
      : null,
    showAll: form.showAll,
    reset(thresholds) {
      setBaseline(thresholds)
      form.begin(thresholdTexts(thresholds, language))
      setBeforeMoves([])
    },
  }
}

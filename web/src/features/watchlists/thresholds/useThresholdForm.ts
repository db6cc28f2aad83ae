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
  /** Prices that the form started with. */
  readonly baseline: Thresholds
  readonly isDirty: boolean
  /** Fault of a field, shown once the user has left it. */
  errorOf(key: ThresholdKey): FieldFault | undefined
  write(key: ThresholdKey, text: string): void
  leave(key: ThresholdKey): void
  /** Replaces one price; null clears it. */
  move(key: ThresholdKey, price: Decimal | null): void
  readonly fields: RefObject<Map<ThresholdKey, HTMLInputElement>>
  nudge(key: ThresholdKey, percent: number): void
  shift(percent: number): void
  fill(thresholds: Thresholds): void
  /** Undoes the last change of all prices; null if there is none. */
  readonly undoMove: (() => void) | null
  showAll(): void
  reset(thresholds: Thresholds): void
}

/** `initial` is read once. */
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
    // Undoing a move would lose the text typed since.
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
      // Unreadable text stays, to be corrected.
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

import type { EntryContent } from '../model/entryContent.ts'
import type { ScoreRule } from '../thresholds/entryStock.ts'
import { useThresholdForm, type ThresholdForm } from '../thresholds/useThresholdForm.ts'

/** What somebody is writing of a stock in a list. */
export interface EntryForm {
  readonly prices: ThresholdForm
  /** As it is written, as far as it can be read. */
  readonly content: EntryContent
  /** As it was at the beginning. */
  readonly before: EntryContent
  readonly isDirty: boolean
  /** Begins anew with this. */
  reset(content: EntryContent): void
}

/** The form of an entry. `initial` is read once. */
export function useEntryForm(rule: ScoreRule, initial: EntryContent): EntryForm {
  const prices = useThresholdForm(rule, initial.thresholds)
  return {
    prices,
    content: { thresholds: prices.reading.thresholds },
    before: { thresholds: prices.baseline },
    isDirty: prices.isDirty,
    reset(content) {
      prices.reset(content.thresholds)
    },
  }
}

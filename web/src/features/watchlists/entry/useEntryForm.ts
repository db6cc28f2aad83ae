import { useState } from 'react'
import type { EntryContent } from '../model/entryContent.ts'
import type { ScoreRule } from '../thresholds/entryStock.ts'
import { useThresholdForm, type ThresholdForm } from '../thresholds/useThresholdForm.ts'

/** What somebody is writing of a stock in a list. */
export interface EntryForm {
  readonly prices: ThresholdForm
  /** Null where the server keeps none. */
  readonly note: string | null
  writeNote(text: string): void
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
  const [note, writeNote] = useState(initial.note)
  const [noteBefore, setNoteBefore] = useState(initial.note)
  return {
    prices,
    note,
    writeNote,
    content: { thresholds: prices.reading.thresholds, note },
    before: { thresholds: prices.baseline, note: noteBefore },
    isDirty: prices.isDirty || note?.trim() !== noteBefore?.trim(),
    reset(content) {
      prices.reset(content.thresholds)
      writeNote(content.note)
      setNoteBefore(content.note)
    },
  }
}

import { useState } from 'react'
import type { EntryContent } from '../model/entryContent.ts'
import type { ScoreRule } from '../thresholds/entryStock.ts'
import { useThresholdForm, type ThresholdForm } from '../thresholds/useThresholdForm.ts'

export interface EntryForm {
  readonly prices: ThresholdForm
  /** Null if the server does not support notes. */
  readonly note: string | null
  writeNote(text: string): void
  /** Current input, as far as it is readable. */
  readonly content: EntryContent
  readonly before: EntryContent
  readonly isDirty: boolean
  reset(content: EntryContent): void
}

/** `initial` is read once. */
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

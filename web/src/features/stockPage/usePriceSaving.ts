import { useRef, useState } from 'react'
import { useAlert } from '../../kit/alert/AlertContext.ts'
import { scoreWith, type EntryStock, type ScoreRule } from '../watchlists/thresholds/entryStock.ts'
import { useAddEntry } from '../watchlists/entry/useAddEntry.ts'
import type { EntryForm } from '../watchlists/entry/useEntryForm.ts'
import { NO_CONTENT } from '../watchlists/model/entryContent.ts'
import type { ConflictAnswer } from '../watchlists/entry/ConflictDialog.tsx'
import { useUpdateEntry, type EntryConflict } from '../watchlists/entry/useUpdateEntry.ts'
import type { OwnList } from './useChosenList.ts'

interface PriceSaving {
  readonly stock: EntryStock
  readonly list: OwnList | null
  readonly rule: ScoreRule
  readonly form: EntryForm
  readonly turn: number
}

/**
 * Updates the stock's entry, or adds one. `save` returns false on failure, which an alert or
 * `conflict` explains.
 */
export function usePriceSaving({ stock, list, rule, form, turn }: PriceSaving) {
  const alert = useAlert()
  const addEntry = useAddEntry()
  const updateEntry = useUpdateEntry()
  const version = list?.version ?? 0
  // Version when editing started. Later changes from elsewhere are shown instead of overwritten.
  const [known, setKnown] = useState(version)
  const [knownTurn, setKnownTurn] = useState(turn)
  const [conflict, setConflict] = useState<{ readonly present: EntryConflict } | null>(null)
  const isQueued = useRef(false)
  const { content } = form
  if (knownTurn !== turn) {
    setKnownTurn(turn)
    setKnown(version)
    form.reset(list?.entry?.content ?? NO_CONTENT)
  } else if (known !== version && !form.isDirty) {
    setKnown(version)
    if (list?.entry) form.reset(list.entry.content)
  }

  async function add(listId: string): Promise<boolean> {
    const problem = await addEntry({ listId, stockId: stock.id, content })
    if (problem) alert(problem)
    else form.reset(content)
    return problem === null
  }
  async function update(entryId: string, listId: string, knownVersion: number, wanted = content): Promise<boolean> {
    const outcome = await updateEntry({
      entryId,
      listId,
      stockId: stock.id,
      version: knownVersion,
      symbol: stock.symbol,
      kind: rule.kind,
      before: form.before,
      content: wanted,
      score: scoreWith(rule, stock, wanted.thresholds),
      scoredPrice: stock.lastPrice ?? null,
    })
    if (outcome.kind === 'conflict') setConflict(outcome)
    if (outcome.kind === 'refused') alert(outcome.problem)
    if (outcome.kind === 'queued') isQueued.current = true
    const isDone = outcome.kind === 'saved' || outcome.kind === 'queued'
    if (isDone) form.reset(wanted)
    return isDone
  }
  async function save(): Promise<boolean> {
    if (!list || !form.prices.reading.isValid) return false
    return list.entry ? update(list.entry.id, list.id, known) : add(list.id)
  }
  async function settle(answer: ConflictAnswer): Promise<void> {
    const present = conflict?.present ?? null
    setConflict(null)
    if (!list || answer.kind === 'back') return
    if (answer.kind === 'take') {
      setKnown(present?.version ?? version)
      form.reset(present?.content ?? NO_CONTENT)
    } else if (!present) await add(list.id)
    else if (list.entry) await update(list.entry.id, list.id, present.version, answer.content)
  }
  /** Returns once whether the last change is queued until the device is online. */
  function takeQueued(): boolean {
    const wasQueued = isQueued.current
    isQueued.current = false
    return wasQueued
  }
  return { save, conflict, settle, takeQueued }
}

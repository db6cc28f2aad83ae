import { useEffect, useEffectEvent, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConflictDialog, type ConflictAnswer } from './ConflictDialog.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { scoreWith, type ScoreRule } from '../thresholds/entryStock.ts'
import { StockCard } from './StockCard.tsx'
import { useAddEntry } from './useAddEntry.ts'
import { useForgetEntry } from './useForgetEntry.ts'
import { useEntryForm } from './useEntryForm.ts'
import { useUpdateEntry, type EntryConflict } from './useUpdateEntry.ts'

interface EditEntryDialogProps {
  /** Global id. */
  readonly listId: string
  readonly rule: ScoreRule
  readonly entry: WatchedEntry
  readonly version: number
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function EditEntryDialog({ listId, rule, entry, version, onRemove, onClose }: EditEntryDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const updateEntry = useUpdateEntry()
  const addEntry = useAddEntry()
  const forgetEntry = useForgetEntry()
  const form = useEntryForm(rule, entry.content)
  // Version that the edits are based on: a change made elsewhere then causes a conflict.
  const [known, setKnown] = useState({ version, score: entry.score })
  const [conflict, setConflict] = useState<{ readonly present: EntryConflict } | null>(null)
  // Set once the user has decided: the dialog then closes without asking about unsaved changes.
  const [ending, setEnding] = useState<'kept' | 'gone' | null>(null)
  const end = useEffectEvent(() => {
    onClose()
    if (ending === 'gone') forgetEntry(listId, entry.id)
  })
  useEffect(() => {
    if (ending !== null) end()
  }, [ending])
  const { stock } = entry

  async function save(knownVersion = known.version, wanted = form.content): Promise<boolean> {
    if (!form.isDirty) return true
    const outcome = await updateEntry({
      entryId: entry.id,
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
    return outcome.kind === 'saved' || outcome.kind === 'queued'
  }
  async function addAgain(): Promise<boolean> {
    const problem = await addEntry({ listId, stockId: stock.id, content: form.content })
    if (problem) alert(problem)
    return problem === null
  }
  async function decide(answer: ConflictAnswer) {
    const present = conflict?.present ?? null
    setConflict(null)
    if (answer.kind === 'back') return
    if (present) {
      setKnown({ version: present.version, score: entry.score })
      if (answer.kind === 'take') form.reset(present.content)
      else if (await save(present.version, answer.content)) setEnding('kept')
      return
    }
    if (answer.kind === 'save' && !(await addAgain())) return
    setEnding('gone')
  }
  return (
    <>
      <EntryFrame
        title={formatMessage({ id: 'entry.edit' })}
        saveLabel={formatMessage({ id: 'entry.save' })}
        rule={rule}
        form={form}
        stock={stock}
        savedScore={form.isDirty ? known.score : entry.score}
        isDirty={form.isDirty && ending === null}
        destructive={
          <Button variant="danger" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {formatMessage({ id: 'entry.remove' })}
          </Button>
        }
        onSave={save}
        onClose={onClose}
      >
        <StockCard stock={stock} />
      </EntryFrame>
      {conflict && (
        <ConflictDialog
          symbol={stock.symbol}
          kind={rule.kind}
          before={form.before}
          mine={form.content}
          present={conflict.present}
          onAnswer={(answer) => void decide(answer)}
        />
      )}
    </>
  )
}

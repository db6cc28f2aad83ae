import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { Oversell } from '../../../kit/alert/refusal.ts'
import type { MutationResult } from '../../../kit/alert/useSafeMutation.ts'
import { ConflictNote } from '../../../kit/conflict/ConflictNote.tsx'
import { useUnsavedChanges } from '../../../kit/forms/useUnsavedChanges.tsx'
import { DRAFT_KINDS, draftOf, firstFieldOf, type IncompleteEvent, symbolsOf } from './incompleteEvent.ts'
import { IncompleteLead } from './IncompleteLead.tsx'
import type { BookEventFacts } from './form/bookEventFacts.ts'
import { BookEventFields, type Destination } from './form/BookEventFields.tsx'
import { UndoEventDialog } from './UndoEventDialog.tsx'
import { ACCOUNT_EVENTS, type EventKind, kindOf, STOCK_EVENTS } from './form/eventKinds.ts'
import { useBookEventForm } from './form/useBookEventForm.ts'
import { useBookEventLabels } from './useBookEventLabels.ts'
import { useCreateBookEvent } from './useCreateBookEvent.ts'
import { usePresentBookEvent } from './usePresentBookEvent.ts'
import { useUpdateBookEvent } from './useUpdateBookEvent.ts'

/** Stock of a portfolio, or the portfolio's account, that an event belongs to. */
interface EventPlace {
  readonly portfolioId: string
  /** Null for the account. */
  readonly stockId: string | null
  readonly symbol: string
  readonly currency: Currency
  /** Shares currently held. */
  readonly held: string
  /** The plan allows deleting but no other changes. */
  readonly isClosed: boolean
}

/** Kinds whose form shows an oversell error next to its field instead of in an alert. */
const TOLD_THERE: readonly EventKind[] = ['SPLIT', 'TRANSFER', 'SYMBOL_CHANGE', 'EXCHANGE']

interface BookEventDialogProps {
  readonly place: EventPlace
  /** Portfolios that a new transfer can send shares to. */
  readonly destinations?: readonly Destination[]
  /** Null to add an event. */
  readonly event: BookEventFacts | null
  /** Imported event to complete, and a lookup of the shares held of a stock. */
  readonly incomplete?: { readonly event: IncompleteEvent; readonly heldOf: (stockId: string) => string | null }
  /** Called after a change was saved, when the loaded events are outdated. */
  readonly onWritten?: () => void
  readonly onClose: () => void
}

export function BookEventDialog(props: BookEventDialogProps) {
  const { place, destinations = [], event, incomplete, onWritten, onClose } = props
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const { sentenceOf } = useBookEventLabels()
  const create = useCreateBookEvent()
  const update = useUpdateBookEvent()
  const presentEvent = usePresentBookEvent()
  const first = useRef<HTMLInputElement>(null)
  const ofPlace = place.stockId === null ? ACCOUNT_EVENTS : STOCK_EVENTS
  const kinds = incomplete ? DRAFT_KINDS : ofPlace
  const [draft] = useState(() => (incomplete ? draftOf(incomplete.event) : null))
  const fields = useBookEventForm({ event, draft, kind: kinds[0], held: place.held, currency: place.currency })
  const [version, setVersion] = useState(event?.version ?? null)
  const [elsewhere, setElsewhere] = useState<BookEventFacts | null>(null)
  const [refusal, setRefusal] = useState<{ readonly texts: object; readonly oversell: Oversell } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)

  /** Returns true if the change was saved. Otherwise shows the problem and returns false. */
  async function settle({ conflict, problem }: MutationResult<unknown, unknown>, done: string): Promise<boolean> {
    if (problem?.oversell) setRefusal({ texts: fields.texts, oversell: problem.oversell })
    const isToldThere = TOLD_THERE.includes(fields.texts.kind)
    if (problem && (!problem.oversell || !isToldThere)) alert(problem)
    else if (conflict) await showPresent()
    else if (!problem) {
      notify({ text: done })
      onWritten?.()
      return true
    }
    return false
  }
  async function showPresent() {
    const present = event && (await presentEvent(event.id))
    if (!present) return alert({ code: 'resource_missing' })
    // Keeps the typed values. Saving again overwrites the other change.
    setVersion(present.version)
    setElsewhere(present)
  }
  async function save(): Promise<boolean> {
    fields.showAll()
    if (!fields.written) return false
    const { kind, facts, stockId, destinationId, otherStockId } = fields.written
    setIsBusy(true)
    const result = event
      ? await update({ input: { bookEventId: event.id, facts, version } })
      : await create({
          input: {
            portfolioId: place.portfolioId,
            stockId: stockId ?? place.stockId,
            incompleteEventId: incomplete?.event.incompleteEventId ?? null,
            otherPortfolioId: destinationId,
            otherStockId,
            kind,
            facts,
          },
        })
    setIsBusy(false)
    return settle(result, formatMessage({ id: event ? 'event.saved' : 'event.added' }))
  }
  const { leave, close, question } = useUnsavedChanges({ isDirty: fields.isDirty, name: '', save, onLeave: onClose })
  async function submit() {
    if (await save()) close()
  }
  const kind = event && kindOf(event)
  const verb = event ? 'edit' : 'add'
  return (
    <FormDialog
      title={
        incomplete
          ? formatMessage({ id: 'incomplete.dialog' }, { symbol: symbolsOf(incomplete.event)[0] ?? 'none' })
          : formatMessage(
              { id: place.stockId === null ? `event.${verb}.account` : `event.${verb}` },
              { symbol: place.symbol },
            )
      }
      firstFocus={first}
      staysOnOutsidePress
      onClose={leave}
      cancelLabel={formatMessage({ id: 'portfolio.cancel' })}
      submitLabel={formatMessage({ id: event ? 'portfolio.save' : 'event.add.save' })}
      isBusy={isBusy}
      isReady={fields.written !== null && !place.isClosed}
      aside={
        event && (
          <Button variant="danger" onClick={() => setIsConfirming(true)}>
            {formatMessage({ id: 'event.delete' })}
          </Button>
        )
      }
      above={
        <>
          {isConfirming && event && (
            <UndoEventDialog
              event={event}
              onUndone={() => {
                onWritten?.()
                close()
              }}
              onClose={() => setIsConfirming(false)}
            />
          )}
          {question}
        </>
      }
      onSubmit={submit}
    >
      {elsewhere !== null && (
        <ConflictNote
          text={formatMessage({ id: 'event.conflict' }, { event: sentenceOf(elsewhere) })}
          onTakeTheirs={() => {
            fields.begin(elsewhere)
            setElsewhere(null)
          }}
        />
      )}
      {incomplete && <IncompleteLead event={incomplete.event} form={fields} heldOf={incomplete.heldOf} first={first} />}
      <BookEventFields
        form={fields}
        kinds={kind ? [kind] : kinds}
        destinations={event ? [] : destinations}
        isNew={event === null}
        first={fields.needsStock ? undefined : first}
        firstField={incomplete ? firstFieldOf(incomplete.event) : 'date'}
        oversell={refusal?.texts === fields.texts ? refusal.oversell : null}
      />
    </FormDialog>
  )
}

import { Suspense, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { Oversell } from '../../../kit/alert/refusal.ts'
import type { MutationResult } from '../../../kit/alert/useSafeMutation.ts'
import { BeyondPlanNote } from '../../billing/beyondPlan/BeyondPlanNote.tsx'
import { ConflictNote } from '../../../kit/conflict/ConflictNote.tsx'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import { useUnsavedChanges } from '../../../kit/forms/useUnsavedChanges.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import type { LotFacts } from './lotFacts.ts'
import { LotFields } from './LotFields.tsx'
import { useCreateLot } from './useCreateLot.ts'
import { useDeleteLot } from './useDeleteLot.ts'
import { useLotForm, type WrittenLot } from './useLotForm.ts'
import { useLotLabels } from './useLotLabels.ts'
import { usePresentLot } from './usePresentLot.ts'
import { useUpdateLot } from './useUpdateLot.ts'

const TradeLossNote = lazyWithMessages(
  ['losses'],
  async () => (await import('../losses/TradeLossNote.tsx')).TradeLossNote,
)

interface LotDialogProps {
  readonly portfolio: PortfolioFacts
  readonly held: HeldStock
  /** Null to add a lot. */
  readonly lot: LotFacts | null
  /** Called after a change was saved, when the loaded lots are outdated. */
  readonly onWritten: () => void
  readonly onClose: () => void
}

export function LotDialog({ portfolio, held, lot, onWritten, onClose }: LotDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const { sentenceOf } = useLotLabels(held.stock.currency)
  const createLot = useCreateLot()
  const updateLot = useUpdateLot()
  const deleteLot = useDeleteLot()
  const presentLot = usePresentLot()
  const first = useRef<HTMLInputElement>(null)
  const fields = useLotForm(lot, held.price?.toString() ?? null)
  const [version, setVersion] = useState(lot?.version ?? null)
  const [elsewhere, setElsewhere] = useState<LotFacts | null>(null)
  const [refusal, setRefusal] = useState<{ readonly texts: object; readonly oversell: Oversell } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const place = { portfolioId: portfolio.id, stockId: held.stock.id }
  const tradeOf = ({ note: _, ...written }: WrittenLot) => ({
    ...written,
    portfolioId: portfolio.id,
    lotId: lot?.id ?? null,
  })

  /** Returns true if the change was saved. Otherwise shows the problem and returns false. */
  async function settle({ conflict, problem }: MutationResult<unknown, unknown>, done: string): Promise<boolean> {
    if (problem?.oversell) setRefusal({ texts: fields.texts, oversell: problem.oversell })
    else if (problem) alert(problem)
    else if (conflict) await showPresent()
    else {
      notify({ text: done })
      onWritten()
      return true
    }
    return false
  }
  async function showPresent() {
    const present = lot && (await presentLot(lot.id))
    if (!present) return alert({ code: 'resource_missing' })
    // Keeps the typed values. Saving again overwrites the other change.
    setVersion(present.version)
    setElsewhere(present)
  }
  function takeTheirs(theirs: LotFacts) {
    fields.begin(theirs)
    setElsewhere(null)
  }
  async function save(): Promise<boolean> {
    fields.showAll()
    if (!fields.written) return false
    setIsBusy(true)
    const result = lot
      ? await updateLot({ input: { ...place, ...fields.written, lotId: lot.id, version } })
      : await createLot({ input: { ...place, ...fields.written, isNewStock: false } })
    setIsBusy(false)
    return settle(result, formatMessage({ id: lot ? 'lot.saved' : 'lot.added' }))
  }
  const { leave, close, question } = useUnsavedChanges({
    isDirty: fields.isDirty,
    name: '',
    save,
    onLeave: onClose,
  })
  async function submit() {
    if (await save()) close()
  }
  async function answerDelete(isYes: boolean) {
    setIsConfirming(false)
    if (!isYes || !lot) return
    const result = await deleteLot({ input: { ...place, lotId: lot.id, version } })
    if (await settle(result, formatMessage({ id: 'lot.deleted' }))) close()
  }
  return (
    <FormDialog
      title={formatMessage({ id: lot ? 'lot.edit' : 'lot.add' }, { symbol: held.stock.symbol })}
      firstFocus={first}
      staysOnOutsidePress
      onClose={leave}
      cancelLabel={formatMessage({ id: 'portfolio.cancel' })}
      submitLabel={formatMessage({ id: lot ? 'portfolio.save' : 'lot.add.save' })}
      isBusy={isBusy}
      isReady={fields.written !== null && held.beyondPlan == null}
      aside={
        lot && (
          <Button variant="danger" onClick={() => setIsConfirming(true)}>
            {formatMessage({ id: 'lot.delete' })}
          </Button>
        )
      }
      above={
        <>
          {isConfirming && lot && (
            <ConfirmDialog
              title={formatMessage({ id: 'lot.delete.title' })}
              yesLabel={formatMessage({ id: 'lot.delete.yes' })}
              noLabel={formatMessage({ id: 'lot.delete.no' })}
              isDangerous
              data={null}
              onAnswer={(isYes) => void answerDelete(isYes)}
            >
              {formatMessage(
                { id: held.lotCount === 1 ? 'lot.delete.last' : 'lot.delete.text' },
                { lot: sentenceOf(lot), symbol: held.stock.symbol, name: portfolio.name },
              )}
            </ConfirmDialog>
          )}
          {question}
        </>
      }
      onSubmit={submit}
    >
      {elsewhere !== null && (
        <ConflictNote
          text={formatMessage({ id: 'lot.conflict' }, { lot: sentenceOf(elsewhere) })}
          onTakeTheirs={() => takeTheirs(elsewhere)}
        />
      )}
      {held.beyondPlan && (
        <BeyondPlanNote unit={portfolio.beyondPlan ? 'portfolios' : 'portfolioStocks'} beyondPlan={held.beyondPlan} />
      )}
      <LotFields
        form={fields}
        currency={held.stock.currency}
        first={first}
        oversell={refusal?.texts === fields.texts ? refusal.oversell : null}
      />
      {fields.written && (
        <Suspense>
          <TradeLossNote stockId={held.stock.id} trade={tradeOf(fields.written)} />
        </Suspense>
      )}
    </FormDialog>
  )
}

import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { AddStockDialog_stock$key } from '../../../__generated__/AddStockDialog_stock.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { DialogForm } from '../../../ui/dialogs/DialogForm.ts'
import { Text } from '../../../ui/text/Text.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import type { Oversell } from '../../../kit/alert/refusal.ts'
import { readEntryStock, type EntryStock } from '../../watchlists/thresholds/entryStock.ts'
import { StockCard } from '../../watchlists/entry/StockCard.tsx'
import { useUnsavedChanges } from '../../../kit/forms/useUnsavedChanges.tsx'
import type { PortfolioFacts } from '../figures/portfolioFacts.ts'
import { StockSearch } from '../../market/search/StockSearch.tsx'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { LotFields } from './LotFields.tsx'
import { useCreateLot } from './useCreateLot.ts'
import { useLotForm } from './useLotForm.ts'
import { useStockToAdd } from './useStockToAdd.ts'

interface AddStockDialogProps {
  readonly portfolio: PortfolioFacts
  /** Global ids of the stocks already in the portfolio. */
  readonly heldIds: ReadonlySet<string>
  readonly onClose: () => void
}

export function AddStockDialog({ portfolio, heldIds, onClose }: AddStockDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const stockToAdd = useStockToAdd()
  const field = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<AddStockDialog_stock$key | null>(null)
  const key = useFragment(
    graphql`
      fragment AddStockDialog_stock on Stock {
        ...entryStock_stock
      }
    `,
    chosen,
  )
  const stock = key ? readEntryStock(key) : null

  async function choose({ stockId }: { readonly stockId: string }) {
    try {
      setChosen(await stockToAdd(stockId))
    } catch (failure) {
      alert({ code: codeOf(failure) })
    }
  }

  if (stock) {
    return (
      <FirstLot
        key={stock.id}
        portfolio={portfolio}
        stock={stock}
        isNewStock={!heldIds.has(stock.id)}
        onBack={() => setChosen(null)}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog title={formatMessage({ id: 'portfolio.add' })} size="edit" firstFocus={field} onClose={onClose}>
      <DialogForm as="div">
        <Text color="fg.muted">{formatMessage({ id: 'lot.first' }, { name: portfolio.name })}</Text>
        <StockSearch fieldRef={field} onChoose={(found) => void choose(found)} />
      </DialogForm>
    </Dialog>
  )
}

interface FirstLotProps {
  readonly portfolio: PortfolioFacts
  readonly stock: EntryStock
  readonly isNewStock: boolean
  readonly onBack: () => void
  readonly onClose: () => void
}

function FirstLot({ portfolio, stock, onBack, onClose, ...props }: FirstLotProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const createLot = useCreateLot()
  // A retry must send the same input, even if the page has received the new stock since.
  const [isNewStock] = useState(props.isNewStock)
  const first = useRef<HTMLInputElement>(null)
  const fields = useLotForm(null, stock.lastPrice ?? null)
  const [refusal, setRefusal] = useState<{ readonly texts: object; readonly oversell: Oversell } | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function save(): Promise<boolean> {
    fields.showAll()
    if (!fields.written) return false
    setIsBusy(true)
    const { problem } = await createLot({
      input: { portfolioId: portfolio.id, stockId: stock.id, ...fields.written, isNewStock },
    })
    setIsBusy(false)
    if (problem?.oversell) setRefusal({ texts: fields.texts, oversell: problem.oversell })
    else if (problem) alert(problem)
    if (problem) return false
    notify({ text: formatMessage({ id: 'lot.stockAdded' }, { symbol: stock.symbol, name: portfolio.name }) })
    return true
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
  return (
    <FormDialog
      title={formatMessage({ id: 'portfolio.add' })}
      firstFocus={first}
      staysOnOutsidePress
      onClose={leave}
      cancelLabel={formatMessage({ id: 'portfolio.cancel' })}
      submitLabel={formatMessage({ id: 'lot.add.save' })}
      isBusy={isBusy}
      isReady={fields.written !== null}
      aside={
        <Button variant="quiet" onClick={onBack}>
          {formatMessage({ id: 'lot.otherStock' })}
        </Button>
      }
      above={question}
      onSubmit={submit}
    >
      <PriceTicks stockIds={[stock.id]} />
      <StockCard stock={stock} />
      <LotFields
        form={fields}
        currency={stock.currency}
        first={first}
        oversell={refusal?.texts === fields.texts ? refusal.oversell : null}
      />
    </FormDialog>
  )
}

import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOf } from '../../../kit/alert/alertOf.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { DialogFooter, DialogForm } from '../../../ui/dialogs/DialogForm.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useMoveStock } from './useMoveStock.ts'

interface MoveStockDialogProps {
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly held: HeldStock
  readonly onClose: () => void
}

/** Moves a stock with its lots to another portfolio, once one is chosen. */
export function MoveStockDialog({ portfolio, others, held, onClose }: MoveStockDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const moveStock = useMoveStock()
  const [chosenId, setChosenId] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const chosen = others.find(({ id }) => id === chosenId)
  const { symbol } = held.stock

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!chosen || isBusy) return
    setIsBusy(true)
    const { problem } = await moveStock({
      input: { fromPortfolioId: portfolio.id, toPortfolioId: chosen.id, stockId: held.stock.id },
    })
    setIsBusy(false)
    if (problem) return alert(alertOf(problem))
    notify({ text: formatMessage({ id: 'portfolio.moved' }, { symbol, name: chosen.name }) })
    onClose()
  }
  return (
    <Dialog title={formatMessage({ id: 'portfolio.move.title' }, { symbol })} size="small" onClose={onClose}>
      <DialogForm noValidate onSubmit={(event) => void submit(event)}>
        <Text color="fg.muted">
          {others.length === 0
            ? formatMessage({ id: 'portfolio.move.none' })
            : formatMessage({ id: 'portfolio.move.text' }, { count: held.lotCount, name: portfolio.name })}
        </Text>
        {others.length > 0 && (
          <SelectField
            label={formatMessage({ id: 'portfolio.move.to' })}
            value={chosenId}
            options={[
              { value: '', label: formatMessage({ id: 'portfolio.move.choose' }) },
              ...others.map(({ id, name, currency }) => ({ value: id, label: `${name} (${currency})` })),
            ]}
            onChange={setChosenId}
          />
        )}
        <DialogFooter>
          <Button onClick={onClose}>{formatMessage({ id: 'portfolio.cancel' })}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy} isDisabled={!chosen}>
            {formatMessage({ id: 'portfolio.move' })}
          </Button>
        </DialogFooter>
      </DialogForm>
    </Dialog>
  )
}

import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { Text } from '../../../ui/text/Text.ts'
import { useMovePortfolioStock } from './useMovePortfolioStock.ts'

interface MoveStockDialogProps {
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly held: HeldStock
  readonly onClose: () => void
}

export function MoveStockDialog({ portfolio, others, held, onClose }: MoveStockDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const moveStock = useMovePortfolioStock()
  const [chosenId, setChosenId] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const chosen = others.find(({ id }) => id === chosenId)
  const { symbol } = held.stock

  async function submit() {
    if (!chosen) return
    setIsBusy(true)
    const { problem } = await moveStock({
      input: { fromPortfolioId: portfolio.id, toPortfolioId: chosen.id, stockId: held.stock.id },
    })
    setIsBusy(false)
    if (problem) return alert(problem)
    notify({ text: formatMessage({ id: 'portfolio.moved' }, { symbol, name: chosen.name }) })
    onClose()
  }
  return (
    <FormDialog
      title={formatMessage({ id: 'portfolio.move.title' }, { symbol })}
      size="small"
      onClose={onClose}
      cancelLabel={formatMessage({ id: 'portfolio.cancel' })}
      submitLabel={formatMessage({ id: 'portfolio.move' })}
      isBusy={isBusy}
      isReady={chosen !== undefined}
      onSubmit={submit}
    >
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
    </FormDialog>
  )
}

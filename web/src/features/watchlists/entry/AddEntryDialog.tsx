import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { areSameThresholds } from '@palier/domain/watchlists/thresholdInput'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { AddEntryDialog_stock$key } from '../../../__generated__/AddEntryDialog_stock.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { codeOf } from '../../../kit/alert/RequestFailure.ts'
import { StockSearch } from '../../market/search/StockSearch.tsx'
import { PriceTicks } from '../../../kit/prices/PriceTicks.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { isScoredByThresholds, readEntryStock, type ScoreRule } from '../thresholds/entryStock.ts'
import { proposalsOf } from '../thresholds/proposalsOf.ts'
import { NO_FIGURES } from '../thresholds/useStockFigures.ts'
import { NO_CONTENT } from '../model/entryContent.ts'
import { StockCard } from './StockCard.tsx'
import { useAddEntry } from './useAddEntry.ts'
import { useStockById } from './useStockById.ts'
import { useEntryForm } from './useEntryForm.ts'

interface Proposed {
  readonly stockId: string | null
  readonly thresholds: Thresholds
}

export interface TargetList {
  /** Global id. */
  readonly id: string
  /** Id in page addresses. */
  readonly listId: string
  readonly name: string
}

interface AddEntryDialogProps {
  readonly list: TargetList
  readonly rule: ScoreRule
  /** Id of a preselected stock, as in page addresses. */
  readonly stockId?: string
  readonly onClose: () => void
}

export function AddEntryDialog({ list, rule, stockId: givenStockId, onClose }: AddEntryDialogProps) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const addEntry = useAddEntry()
  const stockById = useStockById()
  const field = useRef<HTMLInputElement>(null)
  const form = useEntryForm(rule, NO_CONTENT)
  const [chosen, setChosen] = useState<AddEntryDialog_stock$key | null>(null)
  const [isStockMissing, setIsStockMissing] = useState(false)
  const [isChanging, setIsChanging] = useState(false)
  useEffect(() => {
    if (isChanging) field.current?.focus()
  }, [isChanging])
  const stockKey = useFragment(
    graphql`
      fragment AddEntryDialog_stock on Stock {
        ...entryStock_stock
        entries {
          listId
        }
      }
    `,
    chosen,
  )
  const stock = stockKey ? readEntryStock(stockKey) : null
  const isListed = stockKey?.entries?.some(({ listId }) => listId === list.listId) ?? false
  const [proposed, setProposed] = useState<Proposed>({ stockId: null, thresholds: NO_CONTENT.thresholds })
  if (stock && stock.id !== proposed.stockId) {
    const [first] = isScoredByThresholds(rule) ? proposalsOf(rule.kind, stock, NO_FIGURES) : []
    const isUntouched = areSameThresholds(form.content.thresholds, proposed.thresholds)
    setProposed({ stockId: stock.id, thresholds: first?.thresholds ?? NO_CONTENT.thresholds })
    // Prices that the user typed for another stock are not overwritten.
    if (first && isUntouched) form.prices.fill(first.thresholds)
  }

  async function choose({ stockId }: { readonly stockId: string }) {
    setIsStockMissing(false)
    try {
      setChosen(await stockById(stockId))
      setIsChanging(false)
    } catch (failure) {
      alert({ code: codeOf(failure) })
    }
  }
  useEffect(() => {
    if (givenStockId !== undefined) void choose({ stockId: givenStockId })
    // Runs once, so that a later choice is not overwritten.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  async function save(): Promise<boolean> {
    if (!stock) return false
    const problem = await addEntry({ listId: list.id, stockId: stock.id, content: form.content })
    if (problem) alert(problem)
    else notify({ text: formatMessage({ id: 'entry.added' }, { symbol: stock.symbol, list: list.name }) })
    return problem === null
  }
  return (
    <EntryFrame
      title={formatMessage({ id: 'entry.add' })}
      saveLabel={formatMessage({ id: 'entry.add.save' })}
      rule={rule}
      form={form}
      stock={stock}
      savedScore={null}
      selectsPrice
      firstFocus={field}
      isDirty={form.isDirty || chosen !== null}
      onSave={save}
      onMissingStock={() => setIsStockMissing(true)}
      onClose={onClose}
    >
      {stock && !isChanging ? (
        <>
          <PriceTicks stockIds={[stock.id]} />
          <StockCard
            stock={stock}
            action={
              <Button size="small" onClick={() => setIsChanging(true)}>
                {formatMessage({ id: 'entry.stock.change' })}
              </Button>
            }
          />
          {isListed && (
            <Text mt="0.375rem" textStyle="note" color="warn" role="status">
              {formatMessage({ id: 'entry.stock.listed' }, { symbol: stock.symbol, list: list.name })}
            </Text>
          )}
        </>
      ) : (
        <Box mb="4">
          <StockSearch fieldRef={field} onChoose={(found) => void choose(found)} />
          {isStockMissing && (
            <Text mt="0.375rem" textStyle="note" color="danger" role="alert">
              {formatMessage({ id: 'entry.stock.required' })}
            </Text>
          )}
        </Box>
      )}
    </EntryFrame>
  )
}

import { useMemo } from 'react'
import { decimalOrNull } from '@palier/domain/kernel/decimal'
import type { LiveStair } from '../../../kit/stair/LiveStairContext.ts'
import { scoreWith, type EntryStock, type ScoreRule } from './entryStock.ts'
import type { ThresholdForm } from './useThresholdForm.ts'

/** Prices of a form as a draggable stair. Emptying a step focuses its field. */
export function useFormStair(
  form: ThresholdForm,
  rule: ScoreRule,
  stock: EntryStock,
  [isDrawn, onDrag]: readonly [boolean, (isDrawn: boolean) => void],
): LiveStair {
  const { move, fields, reading } = form
  const { thresholds, isValid } = reading
  return {
    kind: rule.kind,
    thresholds,
    price: useMemo(() => decimalOrNull(stock.lastPrice), [stock.lastPrice]),
    currency: stock.currency,
    score: isValid ? scoreWith(rule, stock, thresholds) : null,
    move,
    onEmptied: (key) => fields.current.get(key)?.focus(),
    isDrawn,
    onDrag,
  }
}

import { useState } from 'react'
import { areSameThresholds } from '@palier/domain/watchlists/thresholdInput'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { ThresholdForm } from './useThresholdForm.ts'

/** The prices of a form once none of them is being drawn and they are in order: what a plot makes room for. */
export function useSettledThresholds({ reading }: ThresholdForm, isDragged: boolean): Thresholds {
  const [settled, settle] = useState(reading.thresholds)
  const isSettled = !isDragged && reading.order === null
  if (isSettled && !areSameThresholds(settled, reading.thresholds)) settle(reading.thresholds)
  return settled
}

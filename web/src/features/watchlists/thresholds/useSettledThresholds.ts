import { useState } from 'react'
import { areSameThresholds } from '@palier/domain/watchlists/thresholdInput'
import type { Thresholds } from '@palier/domain/watchlists/thresholds'
import type { ThresholdForm } from './useThresholdForm.ts'

/** Latest prices of a form that were in order and not being dragged. The plot scales to them. */
export function useSettledThresholds({ reading }: ThresholdForm, isDragged: boolean): Thresholds {
  const [settled, settle] = useState(reading.thresholds)
  const isSettled = !isDragged && reading.order === null
  if (isSettled && !areSameThresholds(settled, reading.thresholds)) settle(reading.thresholds)
  return settled
}

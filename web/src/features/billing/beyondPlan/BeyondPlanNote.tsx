import { Suspense } from 'react'
import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'
import type { BeyondPlanTextProps } from './BeyondPlanText.tsx'

const BeyondPlanText = lazyWithMessages(
  ['beyondPlan'],
  async () => (await import('./BeyondPlanText.tsx')).BeyondPlanText,
)

/** Loaded lazily: few users ever see this note. */
export function BeyondPlanNote(props: BeyondPlanTextProps) {
  return (
    <Suspense fallback={<div style={{ height: '4rem' }} />}>
      <BeyondPlanText {...props} />
    </Suspense>
  )
}

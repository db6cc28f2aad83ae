import type { HowFrame } from './Figure.tsx'
import type { HeldStock } from './heldStock.ts'
import { HowComputed } from './HowComputed.tsx'
import { useHoldingExplanations } from './useHoldingExplanations.ts'

interface HowHoldingProps extends HowFrame {
  readonly held: HeldStock
  readonly of: keyof ReturnType<ReturnType<typeof useHoldingExplanations>>
}

export function HoldingBreakdown({ held, of, ...frame }: HowHoldingProps) {
  return <HowComputed explanation={useHoldingExplanations()(held)[of]()} {...frame} />
}

import type { HowFrame } from './Figure.tsx'
import { HowComputed } from './HowComputed.tsx'
import type { PortfolioFigures } from './portfolioFigures.ts'
import { useTotalExplanations } from './useTotalExplanations.ts'

interface HowTotalProps extends HowFrame {
  readonly figures: PortfolioFigures
  readonly of: keyof ReturnType<typeof useTotalExplanations>
}

export function TotalBreakdown({ figures, of, ...frame }: HowTotalProps) {
  return <HowComputed explanation={useTotalExplanations(figures)[of]()} {...frame} />
}

import { BREAKPOINTS } from '../../../device/screenSizes.ts'
import { useIsAtLeast } from '../../../device/media.ts'

export const NEWS_COUNTS = { xs: 3, sm: 4, md: 5, lg: 8, xl: 12 } as const

export function useNewsCount(): number {
  const isAtLeastSmall = useIsAtLeast(BREAKPOINTS.sm)
  const isAtLeastMedium = useIsAtLeast(BREAKPOINTS.md)
  const isAtLeastLarge = useIsAtLeast(BREAKPOINTS.lg)
  const isExtraLarge = useIsAtLeast(BREAKPOINTS.xl)
  if (isExtraLarge) return NEWS_COUNTS.xl
  if (isAtLeastLarge) return NEWS_COUNTS.lg
  if (isAtLeastMedium) return NEWS_COUNTS.md
  return isAtLeastSmall ? NEWS_COUNTS.sm : NEWS_COUNTS.xs
}

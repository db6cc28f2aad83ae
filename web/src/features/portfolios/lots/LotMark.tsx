import type { LotFacts } from './lotFacts.ts'
import { Box } from '../../../ui/layout/boxes.ts'

/** Filled upward triangle for a purchase, outlined downward triangle for a sale. */
export function LotMark({ type }: { type: LotFacts['type'] }) {
  return (
    <Box asChild display="inline-block" flex="none" w="0.6875rem" h="0.625rem" me="0.375rem" color="fg">
      <svg viewBox="0 0 11 10" aria-hidden="true">
        {type === 'BUY' ? (
          <path d="M5.5 1L10.5 9H0.5Z" fill="currentcolor" />
        ) : (
          <path d="M5.5 9L10 1.5H1Z" fill="none" stroke="currentcolor" strokeWidth="1.25" />
        )}
      </svg>
    </Box>
  )
}

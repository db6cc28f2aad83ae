import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

/** How a figure was computed, by an explanation of its own. */
export const HowComputed = lazyWithMessages(
  ['portfolio', 'figures'],
  async () => (await import('./HowComputed.tsx')).HowComputed,
)

/** How a total of a portfolio was computed. */
export const HowTotal = lazyWithMessages(
  ['portfolio', 'figures'],
  async () => (await import('./HowTotal.tsx')).HowTotal,
)

/** How a figure of a held stock was computed. */
export const HowHolding = lazyWithMessages(
  ['portfolio', 'figures'],
  async () => (await import('./HowHolding.tsx')).HowHolding,
)

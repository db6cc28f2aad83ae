import { lazyWithMessages } from '../../../kit/lazy/lazyWithMessages.tsx'

export const HowComputed = lazyWithMessages(
  ['portfolio', 'figures'],
  async () => (await import('./HowComputed.tsx')).HowComputed,
)

export const HowTotal = lazyWithMessages(
  ['portfolio', 'figures'],
  async () => (await import('./HowTotal.tsx')).TotalBreakdown,
)

export const HowHolding = lazyWithMessages(
  ['portfolio', 'figures'],
  async () => (await import('./HowHolding.tsx')).HoldingBreakdown,
)

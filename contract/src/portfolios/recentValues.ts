import { z } from 'zod'
import { currency, money } from '../kernel/scalars.ts'

/** How many last days of each portfolio an answer tells at most. */
export const MOST_RECENT_DAYS = 90

/** What a portfolio was worth on its last days, in its own currency, the oldest first. */
export const recentValues = z.object({
  portfolioId: z.string(),
  currency,
  points: z.array(z.object({ date: z.string(), value: money })),
})

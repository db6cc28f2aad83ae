import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { calendarDay, identifier } from '../kernel/scalars.ts'
import { portfolio } from './portfolioSchemas.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** Split in the market data that some portfolios of the caller lack. */
export const proposedSplit = z.object({
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  /** First trading day of the new shares. */
  date: day,
  /** New shares per old shares. */
  numerator: z.number(),
  denominator: z.number(),
  accounts: z.array(
    z.object({
      portfolioId: z.string(),
      portfolioName: z.string(),
      shareCount: z.number(),
      shareCountAfter: z.number(),
    }),
  ),
})
export type WireProposedSplit = z.infer<typeof proposedSplit>

/**
 * Enters a split into every portfolio of the caller that held the shares, all or none; declines it;
 * or withdraws either answer and restores the previous state. Idempotent.
 */
export const answerSplit = call({
  item: 'D17',
  summary: 'Enters a split of the market data into the portfolios of the caller, declines it, or takes that back',
  path: '/api/Extensions/Portfolio/AnswerSplit',
  access: 'user',
  scripts: true,
  extension: true,
  write: true,
  input: z.object({ stockId: identifier, date: calendarDay, answer: z.enum(['entered', 'declined', 'withdrawn']) }),
  output: z.object({
    proposedSplits: z.array(proposedSplit),
    updatedPortfolios: z.array(portfolio),
  }),
  errors: ['resource_missing', 'invalidLotQuantity', 'BeyondPlan'],
})

import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { calendarDay, identifier } from '../kernel/scalars.ts'
import { portfolio } from './portfolioSchemas.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A split that the market data tells, and the portfolios of the caller that held its shares and do not have it. */
export const proposedSplit = z.object({
  stockId: z.string(),
  symbol: z.string(),
  companyName: z.string(),
  /** The first day on which the new shares trade. */
  date: day,
  /** New shares for so many old ones. */
  numerator: z.number(),
  denominator: z.number(),
  accounts: z.array(
    z.object({
      portfolioId: z.string(),
      portfolioName: z.string(),
      /** Shares held before that day, and what they become. */
      shareCount: z.number(),
      shareCountAfter: z.number(),
    }),
  ),
})
export type WireProposedSplit = z.infer<typeof proposedSplit>

/**
 * Enters a split that the market data tells into every portfolio of the caller that held its shares, all or none; keeps
 * it from being proposed; or takes either back, when everything is as it was before. A second time it changes nothing.
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
    /** What is still to be answered. */
    proposedSplits: z.array(proposedSplit),
    /** Those whose positions have changed. */
    updatedPortfolios: z.array(portfolio),
  }),
  errors: ['resource_missing', 'invalidLotQuantity', 'BeyondPlan'],
})

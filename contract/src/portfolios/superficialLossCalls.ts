import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { identifier, money } from '../kernel/scalars.ts'
import { superficialLoss } from './costBaseCalls.ts'
import { trade } from './portfolioCalls.ts'
import { portfolioOwner } from './portfolioSchemas.ts'

/** Result of the superficial loss rule for a trade not yet made. Canadian dollars; settlement dates. */
export const superficialLossCheck = z.object({
  /** Settlement day of the trade; without one, of a trade made today. */
  settlementDate: z.string(),
  /** Null for a purchase, in a registered account, or if the gain is unknown. */
  sale: z
    .object({
      gain: money,
      deniedLoss: money,
      lostForever: money,
      superficial: superficialLoss.nullable(),
      /** Null or absent: the user. */
      owner: portfolioOwner.nullish(),
      /** True if a later purchase may change this. */
      isProvisional: z.boolean(),
    })
    .nullable(),
  /** Latest purchases in the 30 days before and after, in all accounts of the user and the spouse. */
  purchases: z.array(
    z.object({
      settlementDate: z.string(),
      portfolioName: z.string(),
      quantity: z.number(),
      isRegistered: z.boolean(),
      owner: portfolioOwner.nullish(),
    }),
  ),
  /** Last settlement day on which such a purchase may deny a loss; null without one. */
  deniedThrough: z.string().nullable(),
  losses: z.array(
    z.object({
      settlementDate: z.string(),
      portfolioName: z.string(),
      owner: portfolioOwner.nullish(),
      loss: money,
      deniedBefore: money,
      deniedLoss: money,
      lostForever: money,
      /** Last settlement day of a purchase that would deny the loss. */
      windowEnd: z.string(),
    }),
  ),
})
export type WireSuperficialLossCheck = z.infer<typeof superficialLossCheck>

/** Information, not advice. */
export const checkSuperficialLoss = call({
  item: 'D17',
  summary: 'Checks whether the loss of a sale would be denied as superficial',
  path: '/api/Extensions/Portfolio/CheckSuperficialLoss',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({
    stockId: identifier,
    /** Defaults to the state today. */
    trade: z
      .object({
        portfolioId: identifier,
        transactionType: z.enum(['Buy', 'Sell']),
        ...trade,
        lotId: identifier.optional(),
      })
      .optional(),
  }),
  output: superficialLossCheck,
  errors: ['resource_missing', 'parameter_invalid_empty'],
})

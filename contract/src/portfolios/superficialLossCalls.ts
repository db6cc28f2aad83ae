import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { identifier, money } from '../kernel/scalars.ts'
import { superficialLoss } from './costBaseCalls.ts'
import { trade } from './portfolioCalls.ts'
import { portfolioOwner } from './portfolioSchemas.ts'

/** What the rule of superficial losses says of a trade before it is made; amounts in Canadian dollars, days of settlement. */
export const superficialLossCheck = z.object({
  /** The day on which the trade settles; of one that is made today where none is proposed. */
  settlementDate: z.string(),
  /** Of a proposed sale; null for a purchase, in a registered account, or where its gain is not known. */
  sale: z
    .object({
      gain: money,
      deniedLoss: money,
      lostForever: money,
      superficial: superficialLoss.nullable(),
      /** Whose account it is of; null or absent is the person's. */
      owner: portfolioOwner.nullish(),
      /** Whether a purchase after it may still change this. */
      isProvisional: z.boolean(),
    })
    .nullable(),
  /** Purchases of all accounts, of the spouse too, in the 30 days around that day, the newest ones. */
  purchases: z.array(
    z.object({
      settlementDate: z.string(),
      portfolioName: z.string(),
      quantity: z.number(),
      isRegistered: z.boolean(),
      owner: portfolioOwner.nullish(),
    }),
  ),
  /** A loss of a sale that settles through this day is near such a purchase; null where there is none. */
  deniedThrough: z.string().nullable(),
  /** Losses that the proposed purchase would deny, or that any purchase today would. */
  losses: z.array(
    z.object({
      settlementDate: z.string(),
      portfolioName: z.string(),
      owner: portfolioOwner.nullish(),
      loss: money,
      deniedBefore: money,
      deniedLoss: money,
      lostForever: money,
      /** The last day on which a purchase may settle and still count. */
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
    /** Missing, the state of today. */
    trade: z
      .object({
        portfolioId: identifier,
        transactionType: z.enum(['Buy', 'Sell']),
        ...trade,
        /** The lot that it replaces. */
        lotId: identifier.optional(),
      })
      .optional(),
  }),
  output: superficialLossCheck,
  errors: ['resource_missing', 'parameter_invalid_empty'],
})

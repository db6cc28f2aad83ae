import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'

const percent = z.number()

/** In the response currency; null if unknown. */
const sums = {
  /** Received in the requested year. */
  received: money,
  /** Received in the past twelve months. */
  trailing: money,
  /** Expected in the next twelve months, at the last regular amounts. */
  forward: money.nullable(),
}

export const comingIncome = z.object({
  date: z.string(),
  stockId: z.string(),
  symbol: z.string(),
  quantity: z.number(),
  perShare: money,
  paidIn: currency,
  amount: money,
  /** False for an estimate from past payments. */
  isDeclared: z.boolean(),
})

export const income = z.object({
  currency,
  year: z.int(),
  ...sums,
  /** Received in the year before; for the current year, through the same day. */
  receivedBefore: money,
  /** Withheld from payments of that year, such as foreign tax. */
  withheld: money,
  returnOfCapital: money,
  /** Expected by the end of the current year, and the declared part; 0 for other years. */
  expected: money,
  declared: money,
  /** Income of the next twelve months, in percent of the cost and of the value of the shares held. */
  yieldOnCost: percent.nullable(),
  yieldOnValue: percent.nullable(),
  months: z.array(z.object({ received: money, expected: money, before: money })),
  stocks: z.array(
    z.object({
      /** Null for payments without a stock, such as interest. */
      stockId: z.string().nullable(),
      symbol: z.string().nullable(),
      companyName: z.string().nullable(),
      cost: money.nullable(),
      ...sums,
      yieldOnCost: percent.nullable(),
      yieldOnValue: percent.nullable(),
      /** Received in each of the last five years, oldest first. */
      years: z.array(money),
    }),
  ),
  accounts: z.array(z.object({ portfolioId: z.string(), name: z.string(), ...sums })),
  /** Next twelve months, next payment first. */
  coming: z.array(comingIncome),
  /** Payments skipped because no exchange rate is known for their day. */
  withoutRateCount: z.int(),
})
export type WireIncome = z.infer<typeof income>

export const getIncome = call({
  item: 'D17',
  summary: 'Reads income received and expected, by month, stock and account',
  path: '/api/Extensions/Portfolio/GetIncome',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({
    portfolioId: identifier.optional(),
    /** Defaults to the currency of the portfolio, or the preferred one. */
    currency: currency.optional(),
    /** Defaults to the current year. */
    year: z.int().min(1900).max(9999).optional(),
  }),
  output: income,
  errors: ['resource_missing'],
})

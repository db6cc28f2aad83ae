import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { currency, identifier, money } from '../kernel/scalars.ts'

const percent = z.number()

/** Amounts of a period and of what is held, in the currency of the answer; null where it is not known. */
const sums = {
  /** Received in the year that was asked for. */
  received: money,
  /** Received in the twelve months before today. */
  trailing: money,
  /** Expected in the twelve months after today, at the last regular amounts. */
  forward: money.nullable(),
}

/** A payment to come. */
export const comingIncome = z.object({
  date: z.string(),
  stockId: z.string(),
  symbol: z.string(),
  quantity: z.number(),
  perShare: money,
  /** Of `perShare`. */
  paidIn: currency,
  /** In the currency of the answer. */
  amount: money,
  /** Announced; else estimated from earlier payments. */
  isDeclared: z.boolean(),
})

export const income = z.object({
  currency,
  year: z.int(),
  ...sums,
  /** Of the year before: through the same day where that year is the present one. */
  receivedBefore: money,
  /** Withheld from what was received in that year, such as foreign tax. */
  withheld: money,
  /** Capital returned in that year; no income. */
  returnOfCapital: money,
  /** Expected through the end of the present year, and what of it is declared; 0 in another year. */
  expected: money,
  declared: money,
  /** Of what is expected in twelve months, in percent of the cost and of the value of the shares held. */
  yieldOnCost: percent.nullable(),
  yieldOnValue: percent.nullable(),
  /** January to December. */
  months: z.array(z.object({ received: money, expected: money, before: money })),
  stocks: z.array(
    z.object({
      /** Null for what is of no stock, such as interest. */
      stockId: z.string().nullable(),
      symbol: z.string().nullable(),
      companyName: z.string().nullable(),
      cost: money.nullable(),
      ...sums,
      yieldOnCost: percent.nullable(),
      yieldOnValue: percent.nullable(),
      /** Received in each of the last five years, the oldest first. */
      years: z.array(money),
    }),
  ),
  accounts: z.array(z.object({ portfolioId: z.string(), name: z.string(), ...sums })),
  /** Payments to come within a year, the next one first. */
  coming: z.array(comingIncome),
  /** Payments without an exchange rate on their day, left out. */
  withoutRateCount: z.int(),
})
export type WireIncome = z.infer<typeof income>

/** What portfolios have paid, one of them or all, and what they are expected to pay. */
export const getIncome = call({
  item: 'D17',
  summary: 'Reads income received and expected, by month, stock and account',
  path: '/api/Extensions/Portfolio/GetIncome',
  access: 'user',
  scripts: true,
  extension: true,
  input: z.object({
    portfolioId: identifier.optional(),
    /** Missing, that of the portfolio, or the preferred one. */
    currency: currency.optional(),
    /** Missing, the present one. */
    year: z.int().min(1900).max(9999).optional(),
  }),
  output: income,
  errors: ['resource_missing'],
})

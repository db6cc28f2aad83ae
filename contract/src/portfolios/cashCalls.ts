import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { calendarDay, currency, identifier, money } from '../kernel/scalars.ts'
import { cashMode, updatedPortfolio } from './portfolioSchemas.ts'

const MOST_OPENINGS = 10

export const setCashMode = call({
  item: 'D17',
  summary: 'Lets the cash of a portfolio follow its trades and events, or be written by hand',
  path: '/api/Extensions/Portfolio/SetCashMode',
  access: 'user',
  scripts: true,
  extension: true,
  write: true,
  input: z.object({
    portfolioId: identifier,
    cashMode,
    /** Balance of a currency at the end of a day; earlier trades and events are ignored. */
    openings: z
      .array(z.object({ currency, amount: money, date: calendarDay }))
      .max(MOST_OPENINGS)
      .default([]),
    version: z.int32().positive().optional(),
    lots: z.enum(['all', 'none']).default('none'),
  }),
  output: updatedPortfolio,
  errors: ['resource_missing', 'VersionConflict', 'BeyondPlan'],
})

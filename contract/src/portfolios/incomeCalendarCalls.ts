import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { empty, iso } from '../kernel/scalars.ts'

const path = (verb: string) => `/api/Extensions/Portfolio/${verb}`
const own = { item: 'D17', access: 'user', scripts: true, extension: true } as const

const incomeCalendar = z.object({
  /** True if its events show amounts. */
  hasAmounts: z.boolean(),
  createdAt: iso,
})
export type WireIncomeCalendar = z.infer<typeof incomeCalendar>

/** Does not return the address again. */
export const getIncomeCalendar = call({
  ...own,
  summary: 'Reads whether the caller has a calendar of payments',
  path: path('GetIncomeCalendar'),
  input: empty,
  output: z.object({ calendar: incomeCalendar.nullable() }),
})

/** Replaces an earlier calendar. Returns the token once. */
export const createIncomeCalendar = call({
  ...own,
  summary: 'Makes an address for a calendar of payments',
  path: path('CreateIncomeCalendar'),
  write: true,
  input: z.object({ hasAmounts: z.boolean().default(false) }),
  output: z.object({ calendar: incomeCalendar.nullable(), token: z.string() }),
})

export const deleteIncomeCalendar = call({
  ...own,
  summary: 'Ends the address of the calendar of payments',
  path: path('DeleteIncomeCalendar'),
  write: true,
  input: empty,
  output: empty,
})

/** Called by calendar programs, which cannot sign in: the token authenticates them. */
export const readIncomeCalendar = call({
  item: 'D17',
  summary: 'Reads a calendar of payments by its token',
  path: path('ReadIncomeCalendar'),
  access: 'open',
  limit: 'calendars',
  extension: true,
  input: z.object({ token: z.string().min(1).max(200) }),
  /** iCalendar (RFC 5545). */
  output: z.object({ text: z.string() }),
  errors: ['resource_missing', 'operationsLimitReached'],
})

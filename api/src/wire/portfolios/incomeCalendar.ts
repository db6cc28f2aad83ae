import type { WireIncomeCalendar } from '@palier/contract/portfolios/incomeCalendarCalls'
import type { IncomeCalendar } from '../../services/portfolios/returns/incomeCalendars.ts'

export function incomeCalendarToWire(calendar: IncomeCalendar | null): WireIncomeCalendar | null {
  return calendar && { hasAmounts: calendar.hasAmounts, createdAt: calendar.createdAt.toISOString() }
}

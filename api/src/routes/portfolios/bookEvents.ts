import {
  addBookEvent,
  deleteBookEvent,
  getBookEvents,
  updateBookEvent,
} from '@palier/contract/portfolios/bookEventCalls'
import { bookEventFromWire, bookEventToWire } from '../../wire/portfolios/bookEvent.ts'
import { portfolioToWire } from '../../wire/portfolios/portfolio.ts'
import { updatedToWire } from '../../wire/portfolios/holdingsAfterWrite.ts'
import { lotCursorFromWire, lotCursorToWire, transactionToWire } from '../../wire/portfolios/lot.ts'
import { cutPage } from '../../wire/kernel/page.ts'
import { forUser } from '../kernel/route.ts'

const options = { rules: ['acceptedTerms'] } as const

export const bookEventRoutes = {
  addBookEvent: forUser(
    addBookEvent,
    async ({ input, viewer, now, services: { bookEventWrites } }) => {
      const { portfolioId, stockId = null, otherPortfolioId = null, otherStockId = null, kind, lots } = input
      const { incompleteEventId = null } = input
      const answer = { withLots: lots === 'all' }
      const target = { portfolioId, stockId, otherPortfolioId, otherStockId, kind, incompleteEventId }
      const written = await bookEventWrites.add(viewer, target, bookEventFromWire(input), answer, now)
      return { data: writtenToWire(written) }
    },
    options,
  ),

  updateBookEvent: forUser(
    updateBookEvent,
    async ({ input, viewer, now, services: { bookEventWrites } }) => {
      const { portfolioId, eventId, version, lots } = input
      const answer = { withLots: lots === 'all' }
      const target = { portfolioId, eventId, version }
      const written = await bookEventWrites.update(viewer, target, bookEventFromWire(input), answer, now)
      return { data: writtenToWire(written) }
    },
    options,
  ),

  deleteBookEvent: forUser(
    deleteBookEvent,
    async ({ input, viewer, now, services: { bookEventWrites } }) => {
      const { portfolioId, eventId, version, lots } = input
      const target = { portfolioId, eventId, version }
      return { data: writtenToWire(await bookEventWrites.delete(viewer, target, { withLots: lots === 'all' }, now)) }
    },
    options,
  ),

  getBookEvents: forUser(getBookEvents, async ({ input, viewer, services: { bookEvents } }) => {
    const { portfolioId = null, stockId = null, group = null, trades, first } = input
    const after = lotCursorFromWire(input.after)
    const wanted = { portfolioId, stockId, group, withTrades: trades, first: first + 1, after }
    const { rows: found, totalCount } = await bookEvents.read(viewer, wanted)
    const { rows, ...end } = cutPage(found, first, ({ cursor }) => lotCursorToWire(cursor))
    return {
      data: {
        rows: rows.map(({ event, trade }) => ({
          event: event && bookEventToWire(event),
          trade: trade && transactionToWire(trade),
        })),
        ...end,
        totalCount,
      },
    }
  }),
}

type Written = Parameters<typeof updatedToWire>[0] & { event: Parameters<typeof bookEventToWire>[0] | null }

function writtenToWire(written: Written) {
  const [, other] = written.portfolios
  return {
    event: written.event && bookEventToWire(written.event),
    ...updatedToWire(written),
    otherPortfolio: other ? portfolioToWire(other, written.closures) : null,
  }
}

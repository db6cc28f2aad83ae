import { dismissIncompleteEvent, getIncompleteEvents } from '@palier/contract/portfolios/incompleteEventCalls'
import { incompleteEventToWire } from '../../wire/portfolios/incompleteEvent.ts'
import { forUser } from '../kernel/route.ts'

export const incompleteEventRoutes = {
  getIncompleteEvents: forUser(
    getIncompleteEvents,
    async ({ input: { portfolioId }, viewer, services: { incompleteEvents } }) => {
      const events = await incompleteEvents.read(viewer, portfolioId)
      return { data: { incompleteEvents: events.map(incompleteEventToWire) } }
    },
  ),

  dismissIncompleteEvent: forUser(
    dismissIncompleteEvent,
    async ({ input: { incompleteEventId, isDismissed }, viewer, now, services: { incompleteEvents } }) => {
      const portfolioId = await incompleteEvents.dismiss(viewer, incompleteEventId, isDismissed, now)
      return { data: { portfolioId } }
    },
    { rules: ['acceptedTerms'] },
  ),
}

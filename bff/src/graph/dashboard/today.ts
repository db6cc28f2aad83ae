import type { WireToday } from '@palier/contract/shell/overviewCalls'
import { isPostponedAt } from '@palier/domain/dashboard/today'
import { loadToday, sendPostponement, sendVisit } from '../../loaders/dashboard/loadToday.ts'
import { forgetHoldings } from '../../loaders/portfolios/writeHoldings.ts'
import { forgetWatchLists } from '../../loaders/watchlists/loadWatchLists.ts'
import { builder, semanticNonNull } from '../kernel/builder.ts'
import { idWithin } from '../kernel/globalId.ts'
import { orRefusal } from '../kernel/problem.ts'
import { Refusal } from '../kernel/refusal.ts'
import { sessionOrRefusal } from '../kernel/viewerSession.ts'
import { Objective } from '../portfolios/objective.ts'
import { Viewer } from '../viewer/viewer.ts'
import { WatchListEntry } from '../watchlists/watchListEntry.ts'

/** A null `until` postpones for good. */
function isPutOff(until: string | null, now: Date): boolean {
  return isPostponedAt({ postponedAt: now, postponedUntil: until === null ? null : new Date(until) }, now)
}

const TodayRow = builder.objectRef<WireToday['rows'][number]>('TodayRow').implement({
  description: 'An entry that asks for something today.',
  fields: (t) => ({
    entry: t.expose('entry', { type: WatchListEntry, description: 'Entry that asks for something.' }),
    crossedAt: t.expose('crossedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the price last crossed a level of the entry; null when unknown.',
    }),
    isNew: t.exposeBoolean('isNew', { description: 'Whether it crossed a level since the last visit.' }),
  }),
})

const Today = builder.objectRef<WireToday>('Today').implement({
  description: 'What asks for something today, and what comes next.',
  fields: (t) => ({
    lastVisitAt: t.expose('lastVisitAt', {
      type: 'DateTime',
      nullable: true,
      description: 'End of the visit before this one; null at the first.',
    }),
    isPaymentOwed: t.exposeBoolean('isPaymentOwed', {
      description: 'Whether a payment of the subscription has failed and is due.',
    }),
    rows: t.expose('rows', {
      type: [TodayRow],
      description: 'Those counted, each stock once, at most 40: the new ones first, then the strongest.',
    }),
    buyCount: t.int({ description: 'Number of entries to buy.', resolve: ({ counts }) => counts.buys }),
    sellCount: t.int({ description: 'Number of entries to sell.', resolve: ({ counts }) => counts.sells }),
    crossedCount: t.int({
      description: 'Number of other entries that crossed a level since the last visit.',
      resolve: ({ counts }) => counts.crossed,
    }),
    newCount: t.int({
      description: 'Number of all these that crossed a level since the last visit.',
      resolve: ({ counts }) => counts.fresh,
    }),
    next: t.expose('next', {
      type: [WatchListEntry],
      description: 'The strongest entries of other stocks: at most four to buy, then at most four to sell.',
    }),
  }),
})

builder.objectField(Viewer, 'today', (t) =>
  t.field({
    type: Today,
    nullable: true,
    directives: semanticNonNull,
    description: 'What asks for something today.',
    resolve: (session, _arguments, { operation }) => loadToday(operation, session),
  }),
)

builder.objectField(Objective, 'isPostponed', (t) =>
  t.boolean({
    description: 'Whether the person put it off.',
    resolve({ postponement }, _arguments, { operation }) {
      if (!postponement) return false
      return isPutOff(postponement.until, operation.services.now())
    },
  }),
)

builder.relayMutationField(
  'visitToday',
  null,
  {
    description: 'Notes that the person sees the dashboard: crossings from here on are new to the next visit.',
    async resolve(_root, _arguments, { operation }) {
      sessionOrRefusal(operation)
      return { isNoted: await orRefusal(sendVisit(operation)) }
    },
  },
  {
    outputFields: (t) => ({
      isNoted: t.exposeBoolean('isNoted', { description: 'Whether the server counts visits.' }),
    }),
  },
)

const PostponementInput = builder.inputType('PostponementInput', {
  fields: (t) => ({
    until: t.field({
      type: 'DateTime',
      description: 'When it comes back; at its next step when left out. It comes back earlier once it crosses a level.',
    }),
  }),
})

builder.relayMutationField(
  'postpone',
  {
    inputFields: (t) => ({
      entryId: t.id({ description: 'Entry; one of this and `objectiveId` is required.' }),
      objectiveId: t.id({ description: 'Objective.' }),
      postponement: t.field({ type: PostponementInput, description: 'Puts it back when left out.' }),
    }),
  },
  {
    description: 'Puts an entry or an objective out of Today for a while, or back.',
    async resolve(_root, { input: { entryId, objectiveId, postponement } }, { operation }) {
      const session = sessionOrRefusal(operation)
      if ((entryId == null) === (objectiveId == null)) throw new Refusal('resource_missing')
      const target =
        entryId == null
          ? { kind: 'objective' as const, id: idWithin(Objective.name, objectiveId ?? '') }
          : { kind: 'entry' as const, id: idWithin(WatchListEntry.name, entryId) }
      const input = { ...target, postponement: postponement ? { until: postponement.until ?? null } : null }
      if (!(await orRefusal(sendPostponement(operation, session, input)))) throw new Refusal('resource_missing')
      forgetWatchLists(operation, session)
      if (objectiveId != null) forgetHoldings(operation, session)
      return session
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({
        type: Viewer,
        description: 'The signed-in person after the change.',
        resolve: (session) => session,
      }),
    }),
  },
)

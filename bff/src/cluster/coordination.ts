import { hostname } from 'node:os'
import type { Log } from '@palier/service/log'
import { createRedisLink } from '@palier/service/redisLink'
import type { ReadEvents } from '../live/eventLoop.ts'
import { type EndedSessions, NO_ENDED_SESSIONS } from '../live/liveConnections.ts'
import { type Clock, type PriceSharing, READS_FOR_ITSELF } from '../live/priceTicks.ts'
import { NO_SHARED_STOCKS, type SharedStocks } from '../cache/stockCache.ts'
import type { StockFacts } from '../cache/stockFacts.ts'
import { type TakeShared, TAKES_ITS_OWN } from '../limits/operationBudgets.ts'
import { NO_SECOND_LEVEL, type SecondLevelOf } from '../rest/revalidatingCache.ts'
import { createEndedSessions } from './endedSessions.ts'
import { createLeadership } from './leadership.ts'
import { createSharedBudgets } from './sharedBudgets.ts'
import { createSharedEvents } from './sharedEvents.ts'
import { createSharedCache } from './sharedCache.ts'
import { createSharedPrices } from './sharedPrices.ts'

export type Coordination = {
  prices: PriceSharing
  readEvents: ReadEvents
  secondLevelOf: SecondLevelOf
  stocks: SharedStocks
  takePoints: TakeShared
  endedSessions: EndedSessions
  isLeader: () => boolean
  /** Null without Redis. */
  isUp: () => boolean | null
  /** Resolves once Redis is connected or known to be unavailable. */
  ready: Promise<void>
  /** Releases the leadership before shutdown. */
  resign: () => Promise<void>
  close: () => void
}

type Options = {
  redisUrl: string | null
  readStocks: (stockIds: string[], tokens: string[]) => Promise<StockFacts[] | null>
  readEvents: ReadEvents
  isPassing: (error: unknown) => boolean
  tickMilliseconds: number
  stockMilliseconds: number
  clock: Clock
  randomId: () => string
  log: Log
}

/** Uses Redis if configured. Otherwise works as a single process. */
export function createCoordination(options: Options): Coordination {
  return options.redisUrl === null ? createAlone(options) : createWithRedis(options, options.redisUrl)
}

function createAlone({ readEvents }: Options): Coordination {
  return {
    prices: READS_FOR_ITSELF,
    readEvents,
    secondLevelOf: () => NO_SECOND_LEVEL,
    stocks: NO_SHARED_STOCKS,
    takePoints: TAKES_ITS_OWN,
    endedSessions: NO_ENDED_SESSIONS,
    isLeader: () => true,
    isUp: () => null,
    ready: Promise.resolve(),
    resign: async () => {},
    close() {},
  }
}

function createWithRedis(options: Options, redisUrl: string): Coordination {
  const { readStocks, readEvents, isPassing, tickMilliseconds, stockMilliseconds, clock, log } = options
  const instanceId = `${hostname()}/${process.pid}/${options.randomId()}`
  const link = createRedisLink(redisUrl, log)
  const leadership = createLeadership({ link, instanceId, periodMilliseconds: tickMilliseconds })
  const prices = createSharedPrices({
    link,
    leadership,
    // Users' tokens are not shared: each process reads stocks that need them itself.
    read: (stockIds) => readStocks(stockIds, []),
    periodMilliseconds: tickMilliseconds,
    clock,
    onFailure: (error) => log.warn({ err: error }, 'shared price read failed'),
  })
  const events = createSharedEvents({
    link,
    leadership,
    instanceId,
    readApi: readEvents,
    isPassing,
    clock,
    onFailure: (error) => log.warn({ err: error }, 'shared event read failed'),
  })
  const { secondLevelOf, stocks } = createSharedCache(link, stockMilliseconds)
  const endedSessions = createEndedSessions(link)
  const ready = link.connect()
  leadership.start()

  return {
    prices,
    readEvents: events.read,
    secondLevelOf,
    stocks,
    takePoints: createSharedBudgets(link),
    endedSessions,
    isLeader: leadership.isLeader,
    isUp: link.isUp,
    ready,
    resign: leadership.close,
    close() {
      prices.close()
      events.close()
      link.close()
    },
  }
}

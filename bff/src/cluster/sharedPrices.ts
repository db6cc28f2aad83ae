import { identifier } from '@palier/contract/kernel/scalars'
import type { RedisLink } from '@palier/service/redisLink'
import type { Clock, PriceSharing } from '../live/priceTicks.ts'
import type { StockFacts } from '../cache/stockFacts.ts'
import type { Holds, Leadership } from './leadership.ts'
import { parseMessage, round } from './messages.ts'
import { TIME_IN_MILLISECONDS } from './redisTime.ts'

const TICKS_CHANNEL = 'palier:ticks'
const FOLLOWED_KEY = 'palier:followed'

const MAXIMUM_FOLLOWED = 50_000
const IDS_A_COMMAND = 1000
const STOCKS_A_MESSAGE = 1000
/**
 * Number of periods without a message before each process reads for itself and drops the stocks
 * that others follow.
 */
const PERIODS_OF_SILENCE = 3

const ANNOUNCE = `
${TIME_IN_MILLISECONDS}
for index = 3, #ARGV do redis.call('zadd', KEYS[1], now + ARGV[1], ARGV[index]) end
redis.call('zremrangebyrank', KEYS[1], 0, -1 - ARGV[2])
redis.call('pexpire', KEYS[1], ARGV[1])
return 1`

const READ_FOLLOWED = `
${TIME_IN_MILLISECONDS}
redis.call('zremrangebyscore', KEYS[1], '-inf', now)
return redis.call('zrange', KEYS[1], ARGV[1], ARGV[2])`

type Options = {
  link: RedisLink
  leadership: Leadership
  /** Null if this process may not read for the others. */
  read: (stockIds: string[]) => Promise<StockFacts[] | null>
  periodMilliseconds: number
  clock: Clock
  onFailure: (error: unknown) => void
}

/** The leader reads every followed stock once per period and publishes the prices to all processes. */
export function createSharedPrices(options: Options): PriceSharing & { close: () => void } {
  const { link, leadership, read, periodMilliseconds, clock, onFailure } = options
  const silence = PERIODS_OF_SILENCE * periodMilliseconds
  let deliver: (stocks: readonly StockFacts[]) => void = () => {}
  let receivedAt = -Infinity
  let cancel = () => {}

  link.listen(TICKS_CHANNEL, (text) => {
    const received = parseMessage(round, text)
    if (!received) return
    receivedAt = performance.now()
    deliver(received.stocks)
  })

  async function followed(): Promise<string[]> {
    const stockIds = new Set<string>()
    for (let begin = 0; begin < MAXIMUM_FOLLOWED; begin += IDS_A_COMMAND) {
      const end = begin + IDS_A_COMMAND - 1
      const some = await link.ask((redis) => redis.eval(READ_FOLLOWED, 1, FOLLOWED_KEY, begin, end))
      if (!Array.isArray(some) || some.length === 0) break
      for (const stockId of some) stockIds.add(String(stockId))
      if (some.length < IDS_A_COMMAND) break
    }
    return [...stockIds]
  }

  async function lead(holds: Holds): Promise<void> {
    try {
      const stockIds = await followed()
      const stocks = stockIds.length === 0 ? [] : await read(stockIds)
      if (stocks && holds()) await publish(stocks)
    } catch (error) {
      onFailure(error)
    }
    if (holds()) cancel = clock.schedule(() => void (holds() && lead(holds)), periodMilliseconds)
  }

  async function publish(stocks: StockFacts[]): Promise<void> {
    for (const some of stocks.length === 0 ? [[]] : piecesOf(stocks, STOCKS_A_MESSAGE)) {
      await link.ask((redis) => redis.publish(TICKS_CHANNEL, JSON.stringify({ stocks: some })))
    }
  }

  leadership.onElected((holds) => {
    cancel()
    void lead(holds)
  })

  return {
    async announce(stockIds) {
      const possible = stockIds.filter((stockId) => identifier.safeParse(stockId).success)
      const announced = await Promise.all(
        piecesOf(possible, IDS_A_COMMAND).map((some) =>
          link.ask((redis) => redis.eval(ANNOUNCE, 1, FOLLOWED_KEY, silence, MAXIMUM_FOLLOWED, ...some)),
        ),
      )
      return announced.every((answer) => answer !== null) && performance.now() < receivedAt + silence
    },
    onRound(listener) {
      deliver = listener
    },
    close: () => cancel(),
  }
}

function piecesOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

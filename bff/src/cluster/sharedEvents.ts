import { EVENTS_WAIT_SECONDS } from '@palier/contract/notifications/noticeCalls'
import type { RedisLink } from '@palier/service/redisLink'
import { createEventLoop, type Events, type ReadEvents } from '../live/eventLoop.ts'
import type { Clock } from '../live/priceTicks.ts'
import { type Holds, LEADER_KEY, type Leadership } from './leadership.ts'
import { type EventBatch, eventBatch, parseMessage } from './messages.ts'

const EVENTS_CHANNEL = 'palier:events'
const CURSOR_KEY = 'palier:eventsCursor'

/** Retention of events in the API. An older cursor is invalid. */
const CURSOR_MILLISECONDS = 3_600_000
const MAXIMUM_WAITING = 20
/** A leader sends a message after each long poll. */
const SILENCE_MILLISECONDS = (EVENTS_WAIT_SECONDS + 10) * 1000
const PAUSE_MILLISECONDS = 1000

const BEGIN = `
redis.call('set', KEYS[1], ARGV[1], 'px', ARGV[2], 'nx')
return redis.call('get', KEYS[1])`

/** Only the leader may append, and only after the last cursor. */
const PUBLISH = `
if redis.call('get', KEYS[1]) ~= ARGV[1] then return 0 end
local at = redis.call('get', KEYS[2])
if at and at ~= ARGV[2] then return 0 end
redis.call('set', KEYS[2], ARGV[3], 'px', ARGV[4])
redis.call('publish', ARGV[5], ARGV[6])
return 1`

type Options = {
  link: RedisLink
  leadership: Leadership
  instanceId: string
  readApi: ReadEvents
  isPassing: (error: unknown) => boolean
  clock: Clock
  onFailure: (error: unknown) => void
}

/**
 * The leader polls events for all processes and publishes them. Each process has its own cursor and
 * reads missed events from the API. A batch that does not follow the cursor is a gap.
 */
export function createSharedEvents(options: Options): { read: ReadEvents; close: () => void } {
  const { link, leadership, instanceId, readApi, isPassing, clock, onFailure } = options
  const batches: EventBatch[] = []
  let wake = () => {}
  let endPause = () => {}
  let isClosed = false

  link.listen(EVENTS_CHANNEL, (text) => {
    const batch = parseMessage(eventBatch, text)
    if (!batch) return
    batches.push(batch)
    if (batches.length > MAXIMUM_WAITING) batches.shift()
    wake()
  })
  link.onAway(() => wake())

  /** Shared cursor; null if the API has no events. */
  async function begin(): Promise<Events | null> {
    const known = await link.ask((redis) => redis.get(CURSOR_KEY))
    if (known !== null) return { events: [], cursor: known, isGap: false }
    const answer = await readApi(undefined)
    if (!answer) return null
    const shared = await link.ask((redis) => redis.eval(BEGIN, 1, CURSOR_KEY, answer.cursor, CURSOR_MILLISECONDS))
    return typeof shared === 'string' ? { ...answer, cursor: shared } : answer
  }

  function batchAfter(cursor: string): Events | null {
    if (batches[0]?.from !== cursor) {
      const passed = batches.findLastIndex((batch) => batch.cursor === cursor && batch.from !== cursor)
      batches.splice(0, passed + 1)
    }
    const next = batches.shift()
    if (!next) return null
    return { ...next, isGap: next.isGap || next.from !== cursor }
  }

  /** Null if there are no events. */
  async function waitAfter(cursor: string): Promise<Events | null> {
    let isSilent = false
    for (;;) {
      const known = batchAfter(cursor)
      if (known || isSilent || !link.isUp()) return known
      isSilent = await untilWoken()
    }
  }

  /** Returns true if no message was received in time. */
  async function untilWoken(): Promise<boolean> {
    const isSilent = await new Promise<boolean>((done) => {
      const cancel = clock.schedule(() => done(true), SILENCE_MILLISECONDS)
      wake = () => {
        cancel()
        done(false)
      }
    })
    wake = () => {}
    return isSilent
  }

  async function lead(holds: Holds): Promise<void> {
    while (holds()) {
      try {
        const begun = await begin()
        if (!begun || !(await readForAll(holds, begun.cursor))) return
      } catch (error) {
        onFailure(error)
      }
      if (holds()) await pause()
    }
  }

  /**
   * Returns false if the API has no events. Also returns if a batch could not be published, so that
   * it is read again.
   */
  function readForAll(holds: Holds, begin: string): Promise<boolean> {
    let position = begin
    let isInterrupted = false
    const loop = createEventLoop({
      read: readApi,
      isPassing,
      async hand(events) {
        isInterrupted = !(await publish(position, events))
        position = events.cursor
      },
      clock,
      onFailure,
    })
    endPause = loop.wake
    return loop.run(() => holds() && !isInterrupted, begin)
  }

  async function publish(from: string, events: Events): Promise<boolean> {
    const text = JSON.stringify({ ...events, from } satisfies EventBatch)
    const isPublished = await link.ask((redis) =>
      redis.eval(
        ...([PUBLISH, 2, LEADER_KEY, CURSOR_KEY] as const),
        ...[instanceId, from, events.cursor, CURSOR_MILLISECONDS, EVENTS_CHANNEL, text],
      ),
    )
    return isPublished === 1
  }

  function pause(): Promise<void> {
    return new Promise((done) => {
      const cancel = clock.schedule(done, PAUSE_MILLISECONDS)
      endPause = () => {
        cancel()
        done()
      }
    })
  }

  leadership.onElected((holds) => void lead(holds))

  return {
    async read(cursor) {
      if (cursor === undefined) {
        batches.length = 0
        return begin()
      }
      const following = await waitAfter(cursor)
      if (isClosed) return { events: [], cursor, isGap: false }
      return following ?? readApi(cursor)
    },
    close() {
      isClosed = true
      wake()
      endPause()
    },
  }
}

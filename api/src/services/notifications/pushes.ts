import { z } from 'zod'
import { isQuiet } from '@palier/domain/notifications/quietHours'
import { backoff } from '@palier/service/flow/backoff'
import type { Database } from '../../database/kernel/database.ts'
import { enqueueJob } from '../../database/queries/kernel/jobQueue.ts'
import type { NewNotice } from '../../database/queries/notifications/noticeQueries.ts'
import {
  countPushRefusals,
  deletePushSubscriptions,
  deleteRefusedSubscriptions,
  findPushed,
  findPushes,
} from '../../database/queries/notifications/pushQueries.ts'
import { groupBy } from '../../kernel/groupBy.ts'
import { crossingSentence } from '../../mail/crossingSentence.ts'
import { eachAtOnce } from '../../providers/kernel/inBatches.ts'
import type { PushOutcome, PushSender } from '../../providers/push/port.ts'
import { quietHoursOf } from './pushSettings.ts'

export const SEND_PUSHES = 'sendPushes'

/** Older crossings are not pushed; they are in the list of notices. */
const LASTING_SECONDS = 3_600
const MOST_ATTEMPTS = 6
const PAUSES = { firstMilliseconds: 30_000, longestMilliseconds: 900_000 }
const PUSHES_AT_ONCE = 20
const SENTENCES = 4
/**
 * Consecutive refusals after which a subscription is deleted: the keys or the subject are then
 * permanently wrong.
 */
export const MOST_REFUSALS = 5
const MOST_LETTERS_OF_A_NAME = 80

const pushOrder = z.object({
  noticeIds: z.array(z.uuid()),
  /** Null: all subscriptions of the notices' owners. */
  subscriptionIds: z.array(z.uuid()).nullable(),
  attempt: z.int(),
})

type Push = Awaited<ReturnType<typeof findPushes>>[number]

/** Enqueues pushes of new notices in the transaction that writes them. */
export async function orderPushes(transaction: Database, notices: readonly NewNotice[], now: Date): Promise<void> {
  const pushed = await findPushed(transaction, [...new Set(notices.map(({ userId }) => userId))])
  const noticeIds = notices.filter(({ userId }) => pushed.has(userId)).map(({ id }) => id)
  if (noticeIds.length === 0) return
  await enqueueJob(transaction, SEND_PUSHES, { noticeIds, subscriptionIds: null, attempt: 1 }, { now })
}

/** Push that its service rejects permanently. */
export type PushRefusal = { host: string; status: number }

type PushPorts = { database: Database; sender: PushSender | null; onRefused: (refusal: PushRefusal) => void }

/** Sends one push per list and browser. Retries deferred pushes for at most an hour. */
export function createPushes({ database, sender, onRefused }: PushPorts) {
  async function sendOne(push: PushSender, pushes: readonly Push[]): Promise<[id: string, outcome: PushOutcome]> {
    const [{ subscription, notice, language }] = pushes as [Push, ...Push[]]
    const text = JSON.stringify(messageOf(language, pushes))
    // Topics allow only base64url characters. A pending push for an offline browser is replaced by
    // the next one of its list.
    const topic = notice.listId.replaceAll('-', '')
    const outcome = await push.send(subscription, text, { seconds: LASTING_SECONDS, topic })
    if (outcome.kind === 'refused') onRefused({ host: new URL(subscription.endpoint).host, status: outcome.status })
    return [subscription.id, outcome]
  }

  async function recordOutcomes(outcomes: readonly [id: string, outcome: PushOutcome][]): Promise<void> {
    const idsOf = (wanted: PushOutcome['kind']) => [
      ...new Set(outcomes.flatMap(([id, { kind }]) => (kind === wanted ? [id] : []))),
    ]
    await deletePushSubscriptions(database, idsOf('gone'))
    const refused = idsOf('refused')
    const sent = idsOf('sent')
    await countPushRefusals(database, { refused: refused.filter((id) => !sent.includes(id)), sent })
    await deleteRefusedSubscriptions(database, refused, MOST_REFUSALS)
  }

  return {
    async send(data: unknown, now: Date): Promise<void> {
      if (!sender) return
      const { noticeIds, subscriptionIds, attempt } = pushOrder.parse(data)
      const found = await findPushes(database, noticeIds, subscriptionIds)
      const awake = found.filter(
        ({ subscription, notice, quietFrom, quietUntil }) =>
          !isQuiet(now, subscription.timeZone, quietHoursOf(quietFrom, quietUntil)) &&
          now.getTime() - notice.createdAt.getTime() < LASTING_SECONDS * 1_000,
      )
      const messages = [...groupBy(awake, ({ subscription, notice }) => subscription.id + notice.listId).values()]
      const outcomes = await eachAtOnce(messages, PUSHES_AT_ONCE, (pushes) => sendOne(sender, pushes))
      await recordOutcomes(outcomes)
      const putOff = outcomes.filter(([, { kind }]) => kind === 'later')
      if (putOff.length === 0 || attempt >= MOST_ATTEMPTS) return
      const asked = putOff.map(([, outcome]) => (outcome.kind === 'later' ? (outcome.afterSeconds ?? 0) : 0) * 1_000)
      const pause = Math.min(Math.max(backoff(attempt, PAUSES), ...asked), LASTING_SECONDS * 1_000)
      await enqueueJob(
        database,
        SEND_PUSHES,
        { noticeIds, subscriptionIds: [...new Set(putOff.map(([id]) => id))], attempt: attempt + 1 },
        { now, runAt: new Date(now.getTime() + pause) },
      )
    },
  }
}

/** Payload for the service worker: list, crossings and target page. */
function messageOf(language: 'fr' | 'en', pushes: readonly Push[]) {
  const [{ notice }] = pushes as [Push, ...Push[]]
  const sentences = pushes
    .slice(0, SENTENCES)
    .map(({ notice: crossing, stock }) =>
      crossingSentence(language, { ...crossing, symbol: stock.ticker, currency: stock.currency }),
    )
  const more = pushes.length - sentences.length
  const rest = language === 'fr' ? `et ${more} de plus` : `and ${more} more`
  return {
    title: notice.listName.slice(0, MOST_LETTERS_OF_A_NAME),
    body: [...sentences, ...(more > 0 ? [rest] : [])].join('\n'),
    language,
    path: `/list/${notice.listId}`,
  }
}

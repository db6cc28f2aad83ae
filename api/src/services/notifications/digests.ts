import type { Database } from '../../database/kernel/database.ts'
import { findCrossingsOf, findDigestReaders, saveDigested } from '../../database/queries/notifications/digestQueries.ts'
import type { NoticeWithStock } from '../../database/queries/notifications/noticeQueries.ts'
import type { MailQueue } from './mailQueue.ts'

export const SEND_DIGESTS = 'sendDigests'
export const SEND_CROSSING_MAILS = 'sendCrossingMails'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Minimum interval of immediate mails, since a price may cross repeatedly. */
const SHORTEST_PAUSE = 15 * 60 * 1000
const MORNING_HOUR = 7
const READERS_AT_ONCE = 100
const CROSSINGS_MAILED = 40

const hourFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', hourCycle: 'h23' })

/** Last 7 a.m. in Toronto. */
export function lastMorning(now: Date): Date {
  let instant = Math.floor(now.getTime() / HOUR) * HOUR
  while (Number(hourFormat.format(instant)) !== MORNING_HOUR) instant -= HOUR
  return new Date(instant)
}

type DigestPorts = { database: Database; mails: MailQueue }

type DueMail = Parameters<typeof findDigestReaders>[1] & {
  until: Date
}

/**
 * Orders mails about crossings, each morning or soon after one. Progress is stored in the same
 * transaction, so that repeated or late runs send none twice.
 */
export function createDigests({ database, mails }: DigestPorts) {
  async function sendSome({ until, ...due }: DueMail, now: Date): Promise<boolean> {
    return database.transaction(async (transaction) => {
      const readers = await findDigestReaders(transaction, due, READERS_AT_ONCE)
      if (readers.length === 0) return false
      const userIds = readers.map(({ userId }) => userId)
      const dayBefore = new Date(until.getTime() - DAY)
      const found = await findCrossingsOf(transaction, userIds, dayBefore, until)
      const boundMails = mails.over(transaction)
      for (const { userId, email, firstName, language, digestedUntil } of readers) {
        const crossings = found.filter(
          ({ notice }) => notice.userId === userId && (!digestedUntil || notice.createdAt > digestedUntil),
        )
        if (crossings.length === 0) continue
        const mailed = crossings.slice(0, CROSSINGS_MAILED).map(crossingOf)
        const moreCount = crossings.length - mailed.length
        await boundMails.order(
          {
            template: 'crossingDigest',
            to: email,
            userId,
            language,
            firstName,
            crossings: mailed,
            moreCount,
            isAtOnce: due.pace === 'atOnce',
          },
          now,
        )
      }
      await saveDigested(transaction, userIds, until)
      return readers.length === READERS_AT_ONCE
    })
  }

  return {
    async sendDue(now: Date): Promise<void> {
      const until = lastMorning(now)
      while (await sendSome({ pace: 'daily', lastBefore: until, isOnCrossing: false, until }, now));
    },
    async sendAtOnce(now: Date): Promise<void> {
      const lastBefore = new Date(now.getTime() - SHORTEST_PAUSE)
      while (await sendSome({ pace: 'atOnce', lastBefore, isOnCrossing: true, until: now }, now));
    },
  }
}

function crossingOf({ notice, stock }: NoticeWithStock) {
  const { listName, listKind, threshold, thresholdPrice, price } = notice
  const { ticker: symbol, companyName, currency } = stock
  return { symbol, companyName, currency, listName, listKind, threshold, thresholdPrice, price }
}

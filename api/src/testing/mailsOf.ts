import { join } from 'node:path'
import { vi } from 'vitest'
import { createOutbox, type OutboxMail } from '../providers/mail/outbox.ts'
import type { TestApi } from './startTestApi.ts'

const MOST = 500

/** The mails written to an address, the oldest first. */
export async function mailsTo(api: TestApi, address: string): Promise<OutboxMail[]> {
  const outbox = createOutbox({ directory: join(api.dataDirectory, 'outbox'), from: 'x <x@example.com>' })
  const mails = await outbox.list(MOST)
  return mails.filter(({ to }) => to === address).toReversed()
}

/** The mails to an address as soon as there are so many. The service must look for jobs. */
export function waitForMails(api: TestApi, address: string, count: number): Promise<OutboxMail[]> {
  return vi.waitFor(
    async () => {
      const mails = await mailsTo(api, address)
      if (mails.length < count) throw new Error(`Of ${count} mails ${mails.length} came.`)
      return mails
    },
    { timeout: 5_000, interval: 20 },
  )
}

/** The link of a mail, by what it begins with. */
export function linkIn({ text }: OutboxMail, beginning: string): URL {
  const link = text.split(/\s+/).find((word) => word.startsWith(beginning))
  if (!link) throw new Error(`No link begins with ${beginning}.`)
  return new URL(link)
}

/** The token of an invitation's link. */
export function invitationIn(link: URL): string {
  return new URLSearchParams(link.hash.slice(1)).get('inviteToken') ?? ''
}

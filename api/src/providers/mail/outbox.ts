import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { composeMail } from './composeMail.ts'
import { type Mail, MailDown, type MailSender } from './port.ts'

const DEFAULT_MAXIMUM_MAILS = 500
const ENDING = '.eml'
const ID = /^\d{8}T\d{9}Z-[0-9a-f]{16}$/

type OutboxOptions = {
  directory: string
  /** `Name <address>`. */
  from: string
  /** The oldest mails beyond this number are deleted. */
  maximumMails?: number
  clock?: () => Date
}

export type OutboxMail = {
  id: string
  sentAt: Date
  from: string
  to: string
  subject: string
  text: string
  html: string
  /** Language header, such as `fr-CA`. */
  language: string | null
}

/**
 * Writes mails to files instead of sending them. Only the owner can read them: they contain links
 * that open accounts.
 */
export function createOutbox(options: OutboxOptions) {
  const { directory, from, maximumMails = DEFAULT_MAXIMUM_MAILS, clock = () => new Date() } = options
  const composer = createTransport({ streamTransport: true })

  async function idsNewestFirst(): Promise<string[]> {
    const names = await readdir(directory).catch(emptyWhereMissing)
    return names
      .filter((name) => name.endsWith(ENDING))
      .map((name) => name.slice(0, -ENDING.length))
      .filter((id) => ID.test(id))
      .toSorted()
      .toReversed()
  }

  async function read(id: string): Promise<OutboxMail | null> {
    if (!ID.test(id)) return null
    const content = await readFile(join(directory, id + ENDING)).catch(nullWhereMissing)
    return content && parse(id, content)
  }

  const sender: MailSender = {
    async send(mail: Mail) {
      const now = clock()
      const { message, messageId } = await composer.sendMail(composeMail(mail, from, now))
      try {
        await keep(directory, idAt(now), message)
        for (const id of (await idsNewestFirst()).slice(maximumMails))
          await rm(join(directory, id + ENDING), { force: true })
      } catch (cause) {
        throw new MailDown('Outbox not writable', { cause })
      }
      return { messageId }
    },
  }

  return {
    ...sender,
    read,

    async list(first: number): Promise<OutboxMail[]> {
      const ids = await idsNewestFirst()
      const mails = await Promise.all(ids.slice(0, first).map(read))
      return mails.filter((mail) => mail !== null)
    },
  }
}

export type Outbox = ReturnType<typeof createOutbox>

/** Sortable by time. The random part separates mails of the same millisecond. */
function idAt(now: Date): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(8).toString('hex')}`
}

// Renamed once complete, so that readers see no partial mail.
async function keep(directory: string, id: string, message: Buffer | Readable): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const unfinished = join(directory, `${id}.part`)
  await writeFile(unfinished, message, { mode: 0o600 })
  await rename(unfinished, join(directory, id + ENDING))
}

async function parse(id: string, content: Buffer): Promise<OutboxMail> {
  const mail = await PostalMime.parse(content)
  return {
    id,
    sentAt: new Date(mail.date ?? 0),
    from: mail.from?.address ?? '',
    to: mail.to?.[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    language: mail.headers.find(({ key }) => key === 'content-language')?.value ?? null,
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function emptyWhereMissing(error: unknown): string[] {
  if (isMissing(error)) return []
  throw error
}

function nullWhereMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}

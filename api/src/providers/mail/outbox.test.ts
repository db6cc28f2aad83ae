import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { describeMailSender, MAIL } from './conformance.ts'
import { createOutbox } from './outbox.ts'
import { MailDown } from './port.ts'

const FROM = 'Palier <bonjour@palier.test>'
const NOW = new Date('2026-11-20T15:00:00Z')

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'palier-outbox-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** A clock that goes on by a second at each look. */
function ticking(): () => Date {
  let seconds = 0
  return () => new Date(NOW.getTime() + 1000 * seconds++)
}

describeMailSender('the outbox', async () => {
  const directory = join(root, 'conformance')
  return {
    sender: createOutbox({ directory, from: FROM, clock: ticking() }),
    delivered: async () => {
      const names = await readdir(directory).catch(() => [])
      return Promise.all(names.toSorted().map((name) => readFile(join(directory, name))))
    },
    close: async () => {},
  }
})

describe('what was sent can be read', () => {
  test('the newest first, as its reader would see it', async () => {
    const outbox = createOutbox({ directory: join(root, 'read'), from: FROM, clock: ticking() })
    for (const subject of ['un', 'deux', 'trois']) await outbox.send({ ...MAIL, subject })

    const mails = await outbox.list(2)
    expect(mails.map(({ subject }) => subject)).toEqual(['trois', 'deux'])
    const [{ id = '' } = {}] = mails
    const mail = await outbox.read(id)
    expect(mail).toMatchObject({ to: MAIL.to, from: 'bonjour@palier.test', language: 'fr-CA' })
    expect(mail?.sentAt).toEqual(new Date(NOW.getTime() + 2000))
    expect(mail?.text.trim()).toBe(MAIL.text.trim())
    expect(mail?.html.trim()).toBe(MAIL.html)
  })

  test('before the first mail there is none', async () => {
    const outbox = createOutbox({ directory: join(root, 'empty'), from: FROM })
    expect(await outbox.list(10)).toEqual([])
    expect(await outbox.read('20261120T150000000Z-0123456789abcdef')).toBeNull()
  })

  test('no name leads out of the folder', async () => {
    await writeFile(join(root, 'secret.eml'), 'Subject: secret\r\n\r\n')
    const outbox = createOutbox({ directory: join(root, 'read'), from: FROM })
    for (const id of ['../secret', 'secret', '', '..', '20261120T150000000Z-0123456789abcdef/../../secret'])
      expect(await outbox.read(id), id).toBeNull()
  })
})

test('the oldest mails make room, other files stay', async () => {
  const directory = join(root, 'bounded')
  const outbox = createOutbox({ directory, from: FROM, maximumMails: 3, clock: ticking() })
  await outbox.send({ ...MAIL, subject: '0' })
  await writeFile(join(directory, 'note.eml'), 'mine')
  for (const subject of ['1', '2', '3', '4']) await outbox.send({ ...MAIL, subject })

  expect((await outbox.list(10)).map(({ subject }) => subject)).toEqual(['4', '3', '2'])
  expect((await readdir(directory)).length).toBe(4)
})

test('mails sent at once are all kept, each under its name', async () => {
  const outbox = createOutbox({ directory: join(root, 'parallel'), from: FROM, clock: () => NOW })
  await Promise.all(Array.from({ length: 20 }, () => outbox.send(MAIL)))
  expect((await outbox.list(100)).length).toBe(20)
})

test('only the owner may read the links of a mail', async () => {
  const directory = join(root, 'private')
  await createOutbox({ directory, from: FROM }).send(MAIL)
  const [name = ''] = await readdir(directory)
  expect((await stat(directory)).mode & 0o777).toBe(0o700)
  expect((await stat(join(directory, name))).mode & 0o777).toBe(0o600)
})

test('a folder that cannot be written keeps the mail with its sender', async () => {
  const blocked = join(root, 'blocked')
  await writeFile(blocked, 'a file where the folder should be')
  await expect(createOutbox({ directory: blocked, from: FROM }).send(MAIL)).rejects.toThrow(MailDown)
})

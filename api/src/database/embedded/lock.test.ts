import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pid } from 'node:process'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startChild, type Child } from '../testing/childProcess.ts'
import { acquireLock } from './lock.ts'

const CONTENDERS = 6

let root: string
const children: Child[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'palier-lock-'))
})

afterAll(async () => {
  await Promise.all(children.map((child) => child.kill()))
  rmSync(root, { recursive: true, force: true })
})

test('a live holder is never robbed, and the refusal names the directory and the process', async () => {
  const directory = join(root, 'held')
  const lock = await acquireLock(directory)
  await expect(acquireLock(directory)).rejects.toMatchObject({
    name: 'DataDirectoryInUse',
    message: `The data directory ${directory} is in use by another process (${pid}). Stop that one first, or choose another DATA_DIR.`,
  })
  await lock.release()
  await (await acquireLock(directory)).release()
})

test('one of many within a process has it, each time it is let go', async () => {
  const directory = join(root, 'many')
  for (let round = 0; round < 20; round += 1) {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(directory)))
    const taken = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(taken).toHaveLength(1)
    await taken[0]?.release()
  }
  expect(readdirSync(`${directory}.lock`)).toEqual(['20'])
})

test('a record cut short by a power cut, or whose process number lives on in another, is taken over', async () => {
  const directory = join(root, 'cut')
  await (await acquireLock(directory)).release()
  writeFileSync(join(`${directory}.lock`, '2'), '{"sock')
  await (await acquireLock(directory)).release()
  writeFileSync(join(`${directory}.lock`, '4'), JSON.stringify({ socket: 'none.socket', process: pid }))
  await (await acquireLock(directory)).release()
})

test('a path too long for a socket is locked as well', async () => {
  const directory = join(root, 'long'.repeat(30))
  const lock = await acquireLock(directory)
  await expect(acquireLock(directory)).rejects.toMatchObject({ name: 'DataDirectoryInUse' })
  await lock.release()
  await (await acquireLock(directory)).release()
})

test(`${CONTENDERS} processes at once: exactly one has it, on a fresh directory and after each kill of the holder`, async () => {
  const directory = join(root, 'contended')
  children.push(...(await Promise.all(Array.from({ length: CONTENDERS }, () => startContender(directory)))))

  for (let round = 0; round < 4; round += 1) {
    const outcomes = await Promise.all(children.map(takeLock))
    expect(outcomes.toSorted()).toEqual([...Array(CONTENDERS - 1).fill('DataDirectoryInUse'), 'taken'])

    const holder = outcomes.indexOf('taken')
    const stillRefused = await Promise.all(children.filter((_, index) => index !== holder).map(takeLock))
    expect(new Set(stillRefused)).toEqual(new Set(['DataDirectoryInUse']))

    await children[holder]?.kill()
    children[holder] = await startContender(directory)
  }
})

async function startContender(directory: string): Promise<Child> {
  const child = await startChild('./lockingProcess.ts', [directory])
  await child.next((message): message is string => message === 'started')
  return child
}

function takeLock(child: Child): Promise<string> {
  const outcome = child.next((message): message is string => typeof message === 'string')
  child.send('take')
  return outcome
}

import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { movementBelow, waitWhileMoving } from '../../scripts/lib/patience.mjs'
import { withProgress } from '../../scripts/lib/progress.mjs'

describe('what takes long', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  /** What is written of work that takes so many seconds, and how it ended. */
  async function written(isTTY: boolean, seconds: number, fails = false) {
    let text = ''
    const out = { isTTY, write: (more: string) => void (text += more) }
    const work = () =>
      new Promise<string>((resolve, reject) => {
        setTimeout(() => (fails ? reject(new Error('broken')) : resolve('done')), seconds * 1000)
      })
    const outcome = withProgress('Building', work, out).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    return { text, outcome: await outcome }
  }

  test('the seconds count in a terminal, in one line', async () => {
    const { text, outcome } = await written(true, 3.4)
    expect(text).toBe('Building…\rBuilding… 1 s\rBuilding… 2 s\rBuilding… 3 s\rBuilding… 3 s\n')
    expect(outcome).toBe('done')
  })

  test('elsewhere there is a plain line every ten seconds, and nothing more of what is short', async () => {
    expect((await written(false, 23)).text).toBe('Building…\nBuilding… 10 s\nBuilding… 20 s\nBuilding: 23 s\n')
    expect((await written(false, 2)).text).toBe('Building…\n')
  })

  test('a failure ends the line, and is still one', async () => {
    expect(await written(true, 1, true)).toEqual({
      text: 'Building…\rBuilding… 1 s\rBuilding… 1 s\n',
      outcome: 'broken',
    })
  })
})

describe('a first start on a laden machine', () => {
  /** How waiting ends with a clock that each pause moves on by a second. */
  async function wait(progress: (second: number) => unknown, readyAt = Infinity) {
    let second = 0
    const told: number[] = []
    const isReadyInTheEnd = await waitWhileMoving({
      isReady: () => second >= readyAt,
      progress: () => progress(second),
      tell: (seconds) => told.push(seconds),
      now: () => second * 1000,
      pause: async () => void (second += 1),
    })
    return { isReadyInTheEnd, second, told }
  }

  test('it is waited for as long as something moves, an hour as well, and says that it still works', async () => {
    const { isReadyInTheEnd, told } = await wait((second) => Math.floor(second / 170), 3600)
    expect(isReadyInTheEnd).toBe(true)
    expect(told.slice(0, 3)).toEqual([20, 40, 60])
    expect(told).toHaveLength(179)
  })

  test('it is given up once nothing has moved for three minutes', async () => {
    expect(await wait(() => 'still')).toMatchObject({ isReadyInTheEnd: false, second: 180 })
    expect(await wait((second) => Math.min(second, 100))).toMatchObject({ isReadyInTheEnd: false, second: 280 })
  })

  test('one that is ready soon says nothing', async () => {
    expect(await wait(() => 'still', 3)).toEqual({ isReadyInTheEnd: true, second: 3, told: [] })
  })

  test('what the database writes is a movement, by its bytes and by its time', () => {
    const folder = mkdtempSync(join(tmpdir(), 'palier-moving-'))
    const seen = [movementBelow(folder)]
    const file = join(folder, 'wal')
    writeFileSync(file, 'one')
    utimesSync(file, 1, 1)
    seen.push(movementBelow(folder))
    writeFileSync(file, 'two')
    utimesSync(file, 2, 2)
    seen.push(movementBelow(folder))
    expect(new Set(seen).size).toBe(3)
    expect(movementBelow(folder)).toBe(seen[2])
    rmSync(folder, { recursive: true })
    expect(movementBelow(folder)).toBe(seen[0])
  })
})

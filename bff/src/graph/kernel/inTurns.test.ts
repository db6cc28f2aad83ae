import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../../testing/browser.ts'
import { startTestBff, type TestBff } from '../../testing/startTestBff.ts'
import { sampleList } from '../../testing/wireSamples.ts'
import { inTurns } from './inTurns.ts'

describe('a list in turns', () => {
  test('keeps its rows and their order; a short one is the same list', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => index)
    expect(await Promise.all(inTurns(rows))).toEqual(rows)
    const short = rows.slice(0, 200)
    expect(inTurns(short)).toBe(short)
    expect(inTurns([])).toEqual([])
  })

  test('lets others have their turn between its parts', async () => {
    let turnsOfOthers = 0
    let isDone = false
    const count = () => {
      turnsOfOthers += 1
      if (!isDone) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(inTurns(Array.from({ length: 1001 }, () => 0)))
    isDone = true
    expect(turnsOfOthers).toBeGreaterThanOrEqual(5)
  })
})

describe('a long list', () => {
  let bff: TestBff
  let browser: Browser

  beforeEach(async () => {
    bff = await startTestBff()
    browser = createBrowser(bff.url)
    await browser.signInAsGuest()
  })
  afterEach(() => bff.stop())

  test('comes whole and in its order [LIST-18]', async () => {
    const list = sampleList('buy', 1500)
    bff.upstream.data.state.lists.set('buy', [list])
    const { data, errors } = await browser.ask(
      '{ viewer { watchList(listId: "list-buy") { entries { stock { symbol } } } } }',
    )
    expect(errors).toEqual([])
    const entries = list.entries.map(({ symbol }) => ({ stock: { symbol } }))
    expect(data).toEqual({ viewer: { watchList: { entries } } })
  })
})

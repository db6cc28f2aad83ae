import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, createBrowser } from '../testing/browser.ts'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { sampleEntry, sampleList } from '../testing/wireSamples.ts'
import { createParsedAnswers } from './parsedAnswers.ts'

const textOf = (count: number) =>
  JSON.stringify({ success: true, data: { rows: Array.from({ length: count }, String) } })

describe('answers that are parsed', () => {
  test('are the very same value while their text is the same, under the same key', () => {
    const { parse } = createParsedAnswers()
    const first = parse('a', textOf(500))
    expect(parse('a', textOf(500))).toBe(first)
    expect(first).toEqual(JSON.parse(textOf(500)))
  })

  test('are new ones once a letter is another, however often that goes back and forth', () => {
    const { parse } = createParsedAnswers()
    for (const count of [500, 501, 500, 501, 500]) expect(parse('a', textOf(count))).toEqual(JSON.parse(textOf(count)))
    const swapped = textOf(500).replace('"7"', '"8"')
    expect(parse('a', swapped)).toEqual(JSON.parse(swapped))
  })

  test('are not mistaken for one another where keys are the same', () => {
    const { parse } = createParsedAnswers()
    const mine = textOf(500)
    const theirs = textOf(500).replace('"9"', '"x"')
    for (const text of [mine, theirs, mine]) expect(parse('a', text)).toEqual(JSON.parse(text))
  })

  test('are undefined where there is no JSON', () => {
    const { parse } = createParsedAnswers()
    for (const text of ['', '<h1>', `${textOf(500)},`]) expect(parse('a', text)).toBeUndefined()
  })
})

describe('what is shown while answers are reused', () => {
  const LIST = '{ viewer { userId watchList(listId: "list-buy") { name entries { id score scoredPrice } } } }'
  let bff: TestBff
  let browser: Browser

  beforeEach(async () => {
    bff = await startTestBff()
    browser = createBrowser(bff.url)
    await browser.signInAsGuest()
  })
  afterEach(() => bff.stop())

  const show = async (by = browser) => JSON.stringify((await by.ask(LIST)).data)

  test('is never older than what the api says: prices, names and entries change at once', async () => {
    const lists = bff.upstream.data.state.lists
    const list = sampleList('buy', 40)
    lists.set('buy', [list])
    const first = await show()
    expect(await show()).toBe(first)

    list.name = 'Another name'
    expect(await show()).toContain('Another name')
    lists.set('buy', [{ ...list, entries: [...list.entries, sampleEntry(list.id, 's99', 77.25)] }])
    expect(await show()).toContain('77.25')
    lists.set('buy', [{ ...list, entries: list.entries.slice(1) }])
    expect(await show()).not.toContain('list-buy-s0"')
  })

  test('is never that of somebody else, though both look in turns', async () => {
    const other = createBrowser(bff.url)
    bff.upstream.data.state.nextLogin = { userId: 'user-2', sessionId: 'session-2' }
    await other.signInAsGuest()
    for (const turn of [1, 2, 3]) {
      for (const [by, name] of [
        [browser, 'One'],
        [other, 'Two'],
      ] as const) {
        bff.upstream.data.state.lists.set('buy', [{ ...sampleList('buy', 40), name: `${name} ${turn}` }])
        expect(await show(by)).toContain(`"${name} ${turn}"`)
      }
    }
  })
})

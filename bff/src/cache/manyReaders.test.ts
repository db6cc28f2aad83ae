import { afterEach, expect, test } from 'vitest'
import { signedIn } from '../testing/follow.ts'
import { startTestBff, type TestBff } from '../testing/startTestBff.ts'
import { countsOf } from '../testing/upstream.ts'
import { sampleList } from '../testing/wireSamples.ts'

const PEOPLE = 100
const SCREEN = `{ viewer { watchLists(kinds: [BUY]) { name entries { score
  stock { symbol companyName lastPrice change changePercent sector tags { value } } } } } }`

let bff: TestBff
afterEach(() => bff.stop())

test('100 people who open the same 40 stocks at once cost 100 calls for their lists and 2 shared ones', async () => {
  bff = await startTestBff()
  bff.upstream.data.state.lists.set('buy', [sampleList('buy', 40)])
  const people = []
  for (let person = 0; person < PEOPLE; person += 1) {
    bff.upstream.data.state.nextLogin = { sessionId: `session-${person}` }
    people.push(await signedIn(bff.url))
  }
  bff.upstream.take()
  const answers = await Promise.all(people.map((person) => person.ask(SCREEN)))
  for (const { data, errors } of answers) {
    expect(errors).toEqual([])
    expect(JSON.stringify(data).match(/"score"/g)).toHaveLength(40)
  }
  const { getBuyLists, ...shared } = countsOf(bff.upstream.take())
  expect(getBuyLists).toBe(PEOPLE)
  expect(Object.values(shared).reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(2)
}, 60_000)

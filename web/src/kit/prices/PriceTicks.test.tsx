import { act, cleanup, render } from '@testing-library/react'
import { RelayEnvironmentProvider } from '../relay/hooks.ts'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime'
import { afterEach, expect, test } from 'vitest'
import { PriceTicks } from './PriceTicks.tsx'

afterEach(cleanup)

/** Follows two stocks; what was subscribed to is kept, in turn, with the verb that tells it prices. */
function follow(stockIds: readonly string[], onPrices?: (stocks: readonly object[]) => void) {
  const begun: { variables: Variables; next: (answer: GraphQLResponse) => void; isOver: boolean }[] = []
  const subscribe = (_operation: unknown, variables: Variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const subscription = { variables, next: sink.next, isOver: false }
      begun.push(subscription)
      return () => {
        subscription.isOver = true
      }
    })
  const store = new Store(new RecordSource({ a: { __id: 'a', __typename: 'Stock', lastPrice: '10' } }))
  const environment = new Environment({ network: Network.create(() => Observable.create(() => {}), subscribe), store })
  const view = render(
    <RelayEnvironmentProvider environment={environment}>
      <PriceTicks stockIds={stockIds} onPrices={onPrices} />
    </RelayEnvironmentProvider>,
  )
  const tell = (sequence: number, stocks: readonly object[] = []) =>
    act(async () => begun.at(-1)?.next({ data: { pricesChanged: { sequence, stocks } } }))
  return { ...view, begun, tell, environment, source: store.getSource() }
}

test('a number that was missed begins another subscription, one that begins anew does not', async () => {
  const { begun, tell } = follow(['a', 'b'])
  await tell(1)
  await tell(2)
  // The socket was lost and is there again.
  await tell(1)
  await tell(2)
  expect(begun).toHaveLength(1)

  await tell(4)
  expect(begun.map(({ isOver }) => isOver)).toEqual([true, false])
  expect(begun[1]?.variables).toEqual({ stockIds: ['a', 'b'] })
})

test('a thousand ticks leave the last price and nothing else [LIST-13]', async () => {
  const { tell, source } = follow(['a', 'b'])
  for (let sequence = 1; sequence <= 1000; sequence += 1) {
    await tell(sequence, [
      { id: 'a', lastPrice: String(sequence) },
      { id: 'b', lastPrice: '1' },
    ])
  }
  expect(source.get('a')?.['lastPrice']).toBe('1000')
  expect(source.getRecordIDs().sort()).toEqual(['a', 'client:root'])
})

test('prices that a page shows by itself are in the store once it is left, unless a later one is [LIST-13]', async () => {
  const heard: (readonly object[])[] = []
  const { tell, environment, source, unmount } = follow(['a', 'b'], (stocks) => heard.push(stocks))
  environment.commitUpdate((store) => {
    store.create('b', 'Stock').setValue('20', 'lastPrice').setValue('2026-09-01T15:00:00Z', 'lastPriceAt')
  })
  const told = [
    { id: 'a', lastPrice: '11', lastPriceAt: '2026-09-01T14:00:00Z' },
    { id: 'b', lastPrice: '19', lastPriceAt: '2026-09-01T14:00:00Z' },
  ]
  await tell(1, told)
  expect(heard).toEqual([told])
  expect(source.get('a')?.['lastPrice']).toBe('10')

  unmount()
  expect(source.get('a')?.['lastPrice']).toBe('11')
  expect(source.get('b')?.['lastPrice']).toBe('20')
})

import { act } from '@testing-library/react'
import type { createMockEnvironment } from 'relay-test-utils'
import ticks from '../__generated__/PriceTicksSubscription.graphql.ts'

type MockEnvironment = ReturnType<typeof createMockEnvironment>

/** Tells prices as the server does, each with the id of its stock, to everybody who follows any. */
export function tellPrices(environment: MockEnvironment, stocks: readonly object[]): void {
  act(() => environment.mock.nextValue(ticks, { data: { pricesChanged: { sequence: 1, stocks } } }))
}

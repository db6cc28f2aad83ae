import { expect, test } from 'vitest'
import { bridgeAt, wholeBridge, type Bridge } from './bridge.ts'
import { normal } from './random.ts'

const bridge: Bridge = {
  steps: 1440,
  from: 1,
  to: 1.02,
  deviation: 0.01,
  draw: (low, high) => normal(5, low, high),
  livelySteps: 30,
}

test('a path begins and ends where it is told to', () => {
  const values = wholeBridge(bridge)

  expect(values).toHaveLength(1441)
  expect([values[0], values.at(-1)]).toEqual([1, 1.02])
})

test.each([1, 2, 60, 390, 1380, 1440, 1500])(
  'each point of a path of %i steps is the same alone as in the whole',
  (steps) => {
    const path = { ...bridge, steps }

    expect(Array.from({ length: steps + 1 }, (_, step) => bridgeAt(path, step))).toEqual([...wholeBridge(path)])
  },
)

test('the steps of a path have the deviation that was asked for', () => {
  const moves = Array.from({ length: 40 }, (_, seed) => {
    const values = wholeBridge({ ...bridge, to: 1, livelySteps: 0, draw: (low, high) => normal(seed, low, high) })
    return [...values.slice(1)].map((value, step) => (value - (values[step] ?? 0)) ** 2)
  }).flat()

  expect(Math.sqrt(moves.reduce((sum, move) => sum + move, 0) / 40)).toBeCloseTo(0.01, 3)
})

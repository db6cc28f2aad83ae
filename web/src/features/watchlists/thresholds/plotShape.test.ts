import { expect, test } from 'vitest'
import { markLabels, plotPath, plotSpan } from './plotShape.ts'

test('a plot shows the price, the own prices, and what is known near them; what is out of all proportion not [D36]', () => {
  const span = plotSpan(60, [55, 45, 7000], [66, 130, 51])
  expect(span?.low).toBeLessThan(45)
  expect(span?.low).toBeGreaterThan(40)
  expect(span?.high).toBeGreaterThan(66)
  expect(span?.high).toBeLessThan(70)
})

test('a plot of one price alone has room around it; without a price there is none', () => {
  const span = plotSpan(60, [], [])
  expect([(span?.low ?? 60) < 60, (span?.high ?? 60) > 60]).toEqual([true, true])
  expect(plotSpan(null, [], [66])).toBeNull()
  expect(plotSpan(null, [40], [])?.high).toBeGreaterThan(40)
})

test('a line from edge to edge', () => {
  expect(plotPath([1, 2, 3], 10, 20, (price) => -price)).toBe('M10.0 -1.0L15.0 -2.0L20.0 -3.0')
  expect(plotPath([1], 10, 20, (price) => price)).toBe('')
})

test('the label of a mark is over its line, unless a grip or another label is there', () => {
  const [grip, stair] = [
    { width: 28, height: 16 },
    { stairLeft: 300, stairEnd: 500 },
  ]
  const mark = (y: number) => ({ y, text: 'Analystes 66,00' })
  expect(markLabels([mark(100)], [], grip, stair)).toEqual([{ x: 500, y: 96 }])
  // A grip at the end of a low step is far from the text.
  expect(markLabels([mark(100)], [{ x: 380, y: 100 }], grip, stair)).toEqual([{ x: 500, y: 96 }])
  expect(markLabels([mark(100)], [{ x: 450, y: 90 }], grip, stair)).toEqual([{ x: 500, y: 113 }])
  expect(markLabels([mark(100)], [{ x: 450, y: 100 }], grip, stair)).toEqual([{ x: 300, y: 96 }])
  expect(markLabels([mark(100), mark(102)], [], grip, stair)).toEqual([
    { x: 500, y: 96 },
    { x: 500, y: 115 },
  ])
})

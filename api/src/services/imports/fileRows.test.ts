import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordsOf, type ScannedText } from './fileRows.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** A text that counts how many of its characters were asked for. */
function counted(text: string) {
  let work = 0
  const scanned: ScannedText = {
    length: text.length,
    charCodeAt(at) {
      work += 1
      return text.charCodeAt(at)
    },
    slice(from = 0, to = text.length) {
      work += to - from
      return text.slice(from, to)
    },
  }
  return { scanned, work: () => work }
}

const pieceOfFile = fc.oneof(
  fc.constantFrom('\n', '\r\n', '\r', '\n\r', '"', '""', '"""', ',', ';', '\t', '|', '\0', '\uFEFF', ' ', '\u2028'),
  fc.constantFrom('2026-01-05,buy,RY,XTSE,10,100.25,', 'date,type,symbol,exchange,quantity,price,note', '🙂', '100,45'),
  fc.string({ maxLength: 12 }),
)
// Runs of one piece are what a hostile file is made of: a million columns, blank lines, quotes.
const hostileText = fc
  .array(fc.tuple(pieceOfFile, fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.nat({ max: 3_000 }))), {
    maxLength: 12,
  })
  .map((runs) => runs.map(([piece, times]) => piece.repeat(times)).join(''))

test('whatever a text holds, reading its records takes work in proportion to its length, and begins each record on its own line', () => {
  fc.assert(
    fc.property(hostileText, fc.constantFrom(',', ';', '\t', '|'), (text, delimiter) => {
      const { scanned, work } = counted(text)
      const lines: number[] = []
      try {
        for (const { line } of recordsOf(scanned, delimiter)) lines.push(line)
      } catch (error) {
        expect(error).toBeInstanceOf(Refusal)
      }
      expect(work()).toBeLessThanOrEqual(8 * text.length + 100)
      expect(lines).toEqual([...new Set(lines)].toSorted((one, other) => one - other))
      expect(lines.at(-1) ?? 1).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
    }),
    { numRuns: 300 },
  )
})

test.for([
  ['a million columns', ','.repeat(1_000_000)],
  ['a million blank lines', '\n'.repeat(1_000_000)],
  ['a million quotes', '"'.repeat(1_000_000)],
  ['ragged rows', 'x\n'.repeat(500_000)],
  ['a cell of a million characters', `"${'x\n'.repeat(500_000)}"`],
] as const)('%s take no more work than any other text of that length', ([, text]) => {
  const { scanned, work } = counted(text)
  let widest = 0
  try {
    for (const { cells } of recordsOf(scanned, ',')) widest = Math.max(widest, cells.length)
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
  }
  expect(widest).toBeLessThan(201)
  expect(work()).toBeLessThan(6 * text.length)
})

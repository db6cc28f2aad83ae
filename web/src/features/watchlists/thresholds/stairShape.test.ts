import { expect, test } from 'vitest'
import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { stairShape } from './stairShape.ts'

const PRICES = {
  buy: { t200: '142', t400: '135', t600: '129.5', t800: '122' },
  sell: { t200: '150', t400: '160', t600: '180', t800: '195' },
} as const

/** The parts in short: "t600" a crossed row, "(t800)" one that is not, "_" where the price line stands. */
function drawn(kind: keyof typeof PRICES, price: string | null): string {
  const { t200, t400, t600, t800 } = PRICES[kind]
  const thresholds = { t200: decimal(t200), t400: decimal(t400), t600: decimal(t600), t800: decimal(t800) }
  return stairShape(kind, thresholds, decimalOrNull(price))
    .map((part) => {
      if (!('level' in part)) return part.hasLine ? '_' : '-'
      const name = part.isCrossed ? part.key : `(${part.key})`
      if (part.line === null) return name
      return part.line === 'above' ? `_${name}` : `${name}_`
    })
    .join(' ')
}

test.each<[Exclude<ListKind, 'others'>, string | null, string]>([
  ['buy', '128.36', 't200 t400 t600_ (t800)'],
  ['buy', '150', '_ (t200) (t400) (t600) (t800)'],
  ['buy', '120', 't200 t400 t600 t800_'],
  ['buy', null, '(t200) (t400) (t600) (t800)'],
  ['sell', '184.60', '(t800) _t600 - (t400) (t200)'],
  ['sell', '170', '(t800) (t600) _ (t400) (t200)'],
  ['sell', '155', '(t800) (t600) - t400_ (t200)'],
  ['sell', '140', '(t800) (t600) - t400 t200_'],
  ['sell', '200', '_t800 t600 - (t400) (t200)'],
])('EDIT-04 the stair of a %s list at %s', (kind, price, expected) => {
  expect(drawn(kind, price)).toBe(expected)
})

test('every price that is not crossed says how far it is [EDIT-04]', () => {
  const none = { t200: null, t400: null, t600: decimal('110'), t800: null }
  const parts = stairShape('sell', none, decimal('100')).flatMap((part) => ('level' in part ? [part] : []))
  expect(parts.map(({ key, distance, isEmpty }) => [key, distance?.toString() ?? null, isEmpty])).toEqual([
    ['t800', null, true],
    ['t600', '0.1', false],
    ['t400', null, true],
    ['t200', null, true],
  ])
})

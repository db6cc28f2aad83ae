import { describe, expect, test } from 'vitest'
import { createFormatters } from './formatters.ts'

const fr = createFormatters('fr', 'America/Toronto')
const en = createFormatters('en', 'America/Toronto')
// The separators are no-break spaces; written out here, since an editor would not show them.
const NBSP = '\u00a0'
const MINUS = '\u2212'

describe('French figures', () => {
  test.each([
    ['price', fr.price('4128.5'), `4${NBSP}128,50`],
    ['signedPrice', fr.signedPrice('-77.39'), `${MINUS}77,39`],
    ['signedPrice of a rise', fr.signedPrice('0.67'), '+0,67'],
    ['rate', fr.rate('1.40641'), '1,4064'],
    ['exactRate', fr.exactRate('1.406412'), '1,406412'],
    ['exactPrice [NUM-15]', fr.exactPrice('17.333'), '17,333'],
    ['shares, finding M4', fr.shares('1234.567891'), `1${NBSP}234,567891`],
    ['whole shares', fr.shares('60'), '60'],
    ['unitPrice, finding M4', fr.unitPrice('0.1234', 'CAD'), `0,1234${NBSP}$`],
    ['unitPrice of cents', fr.unitPrice('12.5', 'USD'), `12,50${NBSP}$${NBSP}US`],
    ['money', fr.money('298009.85', 'CAD'), `298${NBSP}009,85${NBSP}$`],
    ['money in the other currency', fr.money('-12.5', 'USD'), `${MINUS}12,50${NBSP}$${NBSP}US`],
    ['signedMoney', fr.signedMoney('1234.56', 'CAD'), `+1${NBSP}234,56${NBSP}$`],
    ['percent', fr.percent('2.744'), `2,74${NBSP}%`],
    ['signedPercent', fr.signedPercent('-5.04', 1), `${MINUS}5,0${NBSP}%`],
  ])('%s [D13]', (_name, written, expected) => {
    expect(written).toBe(expected)
  })
})

describe('English figures', () => {
  test.each([
    ['price', en.price('4128.5'), '4,128.50'],
    ['money', en.money('298009.85', 'CAD'), '$298,009.85'],
    ['money in the other currency', en.money('-12.5', 'USD'), `${MINUS}US$12.50`],
    ['signedMoney', en.signedMoney('1234.56', 'CAD'), '+$1,234.56'],
    ['signedPercent', en.signedPercent('-1.12'), `${MINUS}1.12%`],
  ])('%s [D13]', (_name, written, expected) => {
    expect(written).toBe(expected)
  })
})

test.each([
  [fr.compactMoney('30000000000', 'CAD'), `30,0${NBSP}G${NBSP}$`],
  [fr.compactMoney('3800000000000', 'USD'), `3,8${NBSP}T${NBSP}$${NBSP}US`],
  [en.compactMoney('1200000000', 'CAD'), '$1.2B'],
  [en.compactMoney('200000000000', 'USD'), 'US$200.0B'],
])('the market cap is written %s [LIST-15]', (written, expected) => {
  expect(written).toBe(expected)
})

test('the first day of a month is written 1er in French', () => {
  expect(fr.date(new Date('2026-12-01T12:00:00Z'))).toBe('1er déc. 2026')
  expect(fr.date(new Date('2026-12-11T12:00:00Z'))).toBe('11 déc. 2026')
  expect(en.date(new Date('2026-12-01T12:00:00Z'))).toBe('Dec 1, 2026')
})

test('a decimal of any length keeps its digits [D23]', () => {
  expect(en.money('12345678901234567890.12', 'CAD')).toBe('$12,345,678,901,234,567,890.12')
})

test('zero has no sign, whatever rounding made it [D13]', () => {
  expect([fr.price('-0.001'), fr.signedMoney('-0.001', 'CAD'), fr.signedPercent('0'), fr.money(-0, 'CAD')]).toEqual([
    '0,00',
    `0,00${NBSP}$`,
    `0,00${NBSP}%`,
    `0,00${NBSP}$`,
  ])
})

test('the total comes in pieces, cents and currency apart', () => {
  const quiet = (parts: ReturnType<typeof fr.moneyParts>) =>
    ['main', 'quiet'].map((kind) =>
      parts
        .filter(({ isQuiet }) => isQuiet === (kind === 'quiet'))
        .map(({ text }) => text)
        .join(''),
    )
  expect(quiet(fr.moneyParts('-298009.85', 'CAD'))).toEqual([`${MINUS}298${NBSP}009`, `,85${NBSP}$`])
  expect(quiet(en.moneyParts('298009.85', 'USD'))).toEqual(['298,009', 'US$.85'])
})

test('dates are those of fr-CA and en-CA, in the asked time zone [I18N-03]', () => {
  const instant = Date.UTC(2026, 10, 9, 2, 5)
  expect([fr.date(instant), fr.time(instant)]).toEqual(['8 nov. 2026', `21${NBSP}h${NBSP}05`])
  expect([en.date(instant), en.time(instant).replaceAll(/\s/g, ' ')]).toEqual(['Nov 8, 2026', '9:05 p.m.'])
})

test('no hour is written with a zero before it [I18N-03]', () => {
  const [morning, midnight] = [Date.UTC(2026, 10, 9, 14, 5), Date.UTC(2026, 10, 9, 5, 30)]
  expect([fr.time(morning), fr.time(midnight)]).toEqual([`9${NBSP}h${NBSP}05`, `0${NBSP}h${NBSP}30`])
  expect([en.time(morning), en.time(midnight)].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '9:05 a.m.',
    '12:30 a.m.',
  ])
})

test('what is no decimal is refused', () => {
  expect(() => fr.price('12,5')).toThrow(RangeError)
  expect(() => fr.price('')).toThrow(RangeError)
})

test('the formatters of a language are made once', () => {
  expect(createFormatters('fr')).toBe(createFormatters('fr'))
  expect(createFormatters('fr')).not.toBe(createFormatters('en'))
})

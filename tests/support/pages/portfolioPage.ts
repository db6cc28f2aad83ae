import { expect, type Page } from '@playwright/test'
import type { Language } from '../people/newcomer.ts'

const PLACES = 20

/** An exact decimal as a whole number of the smallest unit that is counted here. */
function unitsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  const units = BigInt(whole + fraction.padEnd(PLACES, '0'))
  return text.startsWith('-') ? -units : units
}

/** Rounded half away from zero, as amounts are written. */
function rounded(units: bigint, places: number): string {
  const step = 10n ** BigInt(PLACES - places)
  const size = units < 0n ? -units : units
  const whole = ((size + step / 2n) / step).toString().padStart(places + 1, '0')
  return `${units < 0n ? '-' : ''}${whole.slice(0, -places)}.${whole.slice(-places)}`
}

const WRITTEN = {
  fr: { amount: /[\u2212-]?\d[\d\s]*,\d\d/, count: /\d[\d\s]*/ },
  en: { amount: /[\u2212-]?[+$US\s]*\d[\d,]*\.\d\d/, count: /\d[\d,]*/ },
} as const

/** The first number that stands there, as digits, sign and decimal point alone. */
function numberIn(text: string, language: Language, places: number): string {
  const [written = ''] = WRITTEN[language][places === 0 ? 'count' : 'amount'].exec(text) ?? []
  const bare = written.replaceAll('\u2212', '-').replace(/[^\d.,-]/g, '')
  return language === 'fr' ? bare.replace(',', '.') : bare.replaceAll(',', '')
}

interface ReadFigure {
  name: string
  value: string
  text: string
}

/** Every figure of the page at one moment: prices move between two readings. */
async function readPage(page: Page) {
  return page.evaluate(() => {
    const figuresIn = (element: Element): ReadFigure[] =>
      [...element.querySelectorAll('[data-figure]')].map((figure) => ({
        name: figure.getAttribute('data-figure') ?? '',
        value: (figure.matches('data') ? figure : figure.querySelector('data'))?.getAttribute('value') ?? '',
        text: figure.textContent,
      }))
    return {
      rows: [...document.querySelectorAll('[data-row]')].map((row) => ({
        currency: row.getAttribute('data-currency') ?? '',
        figures: figuresIn(row),
      })),
      rates: [...document.querySelectorAll('[data-rate]')].map((rate) => ({
        from: rate.getAttribute('data-rate') ?? '',
        rate: rate.getAttribute('value') ?? '',
      })),
      all: figuresIn(document.body),
    }
  })
}

const SUMS = { value: 'headStocks', day: 'headDay', gain: 'headGain' } as const

/** The rows add up to the head, each by the exact rate that is shown, and every figure is written as its value says. */
export async function expectSumsToHold(page: Page, language: Language, currency: string) {
  const { rows, rates, all } = await readPage(page)
  const rateOf = (from: string) =>
    unitsOf(from === currency ? '1' : (rates.find((rate) => rate.from === from)?.rate ?? `no rate of ${from}`))
  for (const [column, head] of Object.entries(SUMS)) {
    const sum = rows.reduce((before, row) => {
      const value = row.figures.find(({ name }) => name === column)?.value ?? ''
      return before + (unitsOf(value) * rateOf(row.currency)) / 10n ** BigInt(PLACES)
    }, 0n)
    const shown = all.find(({ name }) => name === head)
    expect(rounded(unitsOf(shown?.value ?? ''), 2), `${head} in ${currency}`).toBe(rounded(sum, 2))
  }
  for (const { name, value, text } of all) {
    const places = name === 'shares' ? 0 : 2
    const expected = places === 0 ? value : rounded(unitsOf(value), places).replace(/^-(0\.00)$/, '$1')
    expect(numberIn(text, language, places), `${name}: ${text}`).toBe(expected)
  }
  return rows.length
}

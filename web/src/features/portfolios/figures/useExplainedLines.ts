import type { Currency } from '@palier/domain/market/currency'
import type { Decimal } from '@palier/domain/kernel/decimal'
import { quotedRateOf } from '@palier/domain/market/exchangeRate'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { ExplainedLine } from './explanation.ts'

const CENTS = 2
const FINE = 6
const SIGNS = { times: '×', over: '÷' } as const

export function useExplainedLines() {
  const format = useFormatters()
  return {
    amount: (label: string, value: Decimal, currency: Currency): ExplainedLine => ({
      label,
      value,
      places: CENTS,
      text: format.money(value.toString(), currency),
    }),
    signed: (label: string, value: Decimal, currency: Currency): ExplainedLine => ({
      label,
      value,
      places: CENTS,
      text: format.signedMoney(value.toString(), currency),
    }),
    unitPrice: (label: string, value: Decimal, currency: Currency): ExplainedLine => ({
      label,
      value,
      places: FINE,
      text: format.unitPrice(value.toString(), currency),
    }),
    signedUnitPrice: (label: string, value: Decimal, currency: Currency): ExplainedLine => ({
      label,
      value,
      places: FINE,
      text: format.signedUnitPrice(value.toString(), currency),
    }),
    shares: (label: string, value: Decimal): ExplainedLine => ({
      label,
      value,
      places: FINE,
      text: format.shares(value.toString()),
    }),
    percent: (label: string, value: Decimal): ExplainedLine => ({
      label,
      value,
      places: CENTS,
      text: format.signedPercent(value.toString()),
    }),
    /** Exchange rate, shown in the direction in which it was quoted, multiplied or divided accordingly. */
    rate(
      label: (from: string, to: string) => string,
      value: Decimal,
      [from, to]: readonly [string, string],
    ): ExplainedLine {
      const { operation, rate } = quotedRateOf(value)
      return {
        label: operation === 'times' ? label(from, to) : label(to, from),
        text: `${SIGNS[operation]} ${format.exactRate(rate.toString())}`,
        value: operation === 'times' ? value : rate,
        places: FINE,
        operation,
      }
    },
  }
}

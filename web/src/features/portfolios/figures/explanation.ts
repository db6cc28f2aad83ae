import { ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'

export interface ExplainedLine {
  readonly label: string
  readonly text: string
  /** Exact value. */
  readonly value: Decimal
  /** Number of decimals shown in `text`. */
  readonly places: number
  /** Applies a rate to the preceding amount. */
  readonly operation?: 'times' | 'over'
}

export interface Explanation {
  readonly title: string
  readonly rule: string
  readonly lines: readonly ExplainedLine[]
  readonly results: readonly ExplainedLine[]
  /** Rule as a function, used in tests: maps the numbers of `lines` to `results`, in order. */
  readonly compute: (...numbers: Decimal[]) => readonly Decimal[]
  /** Excluded parts, or the exchange rate used. */
  readonly note?: string | undefined
}

/** Adds up the amounts, each multiplied or divided by the rate that follows it. */
export function sumOfParts(lines: readonly ExplainedLine[], numbers: readonly Decimal[]): Decimal {
  let sum = ZERO
  let amount = ZERO
  for (const [index, { operation }] of lines.entries()) {
    const number = numbers[index] ?? ZERO
    if (operation === undefined) {
      sum = sum.plus(amount)
      amount = number
    } else if (operation === 'times') amount = amount.times(number)
    else amount = number.eq(ZERO) ? ZERO : amount.div(number)
  }
  return sum.plus(amount)
}

/** Computes a sum of parts and its percentage of the last line. */
export function sumAndPercent(parts: readonly ExplainedLine[]): Explanation['compute'] {
  return (...numbers) => {
    const sum = sumOfParts(parts, numbers)
    return [sum, percentageOf(sum, numbers[parts.length] ?? ZERO)]
  }
}

/** Returns true if computing with the rounded numbers as shown gives other results than those shown. */
export function isRounded({ lines, results, compute }: Explanation): boolean {
  const again = compute(...lines.map(writtenValue))
  return results.some((result, index) => {
    const other = again[index]
    return other !== undefined && !other.round(result.places).eq(writtenValue(result))
  })
}

function writtenValue({ value, places }: ExplainedLine): Decimal {
  return value.round(places)
}

import { ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { percentageOf } from '@palier/domain/kernel/percentage'

/** One number of a computation, with its name. */
export interface ExplainedLine {
  readonly label: string
  readonly text: string
  /** The number itself, exact. */
  readonly value: Decimal
  /** To how many decimals `text` writes it. */
  readonly places: number
  /** What a rate does to the amount before it. */
  readonly operation?: 'times' | 'over'
}

/** How a figure was computed: the rule as a sentence, the inputs, the results. */
export interface Explanation {
  readonly title: string
  readonly rule: string
  readonly lines: readonly ExplainedLine[]
  readonly results: readonly ExplainedLine[]
  /** The rule as a function, for tests: the results out of the numbers of the lines, in the same order. */
  readonly compute: (...numbers: Decimal[]) => readonly Decimal[]
  /** What was left out, or by what the numbers were converted. */
  readonly note?: string | undefined
}

/** The amounts, each by the rate that follows it, added up. `numbers` are those of the lines. */
export function sumOfParts(lines: readonly ExplainedLine[], numbers: readonly Decimal[]): Decimal {
  let [sum, amount] = [ZERO, ZERO]
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

/** The rule of a sum of parts and its percentage of the line that stands last. */
export function sumAndPercent(parts: readonly ExplainedLine[]): Explanation['compute'] {
  return (...numbers) => {
    const sum = sumOfParts(parts, numbers)
    return [sum, percentageOf(sum, numbers[parts.length] ?? ZERO)]
  }
}

/** Whether somebody who computes with the numbers as they are written comes to another result than is written. */
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

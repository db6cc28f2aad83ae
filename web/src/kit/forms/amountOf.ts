import type { Decimal } from '@palier/domain/kernel/decimal'
import { writtenNumberOf } from '@palier/domain/kernel/writtenNumber'

const WHOLE_DIGITS = 15
const DECIMAL_PLACES = 8

/** The number that somebody wrote or pasted; null where it is none, has two readings or more digits than are kept. */
export function amountOf(text: string): Decimal | null {
  const value = writtenNumberOf(text)
  return value && value.e < WHOLE_DIGITS && value.round(DECIMAL_PLACES).eq(value) ? value : null
}

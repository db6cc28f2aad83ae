import type { Decimal } from '@palier/domain/kernel/decimal'
import { writtenNumberOf } from '@palier/domain/kernel/writtenNumber'

const WHOLE_DIGITS = 15
const DECIMAL_PLACES = 8

/** Null if the text is not a number, is ambiguous or has more digits than are stored. */
export function amountOf(text: string): Decimal | null {
  const value = writtenNumberOf(text)
  return value && value.abs().lt(10 ** WHOLE_DIGITS) && value.round(DECIMAL_PLACES).eq(value) ? value : null
}

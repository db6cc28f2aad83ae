import { foldedText } from '../../kernel/foldedText.ts'
import { isTakenBack, statedText } from './paymentNature.ts'

const LONGEST_WORD = 60
// Each pattern is anchored at the start or end of the word.
const CANCELLED_WORDS = [
  /^cxl[ .:-]{0,3}([a-z].*)$/,
  /^(?:cancel|cancelled|canceled|cancellation|canc|annulation|annule)[ .:-]{1,3}(?:of |de |d')?([a-z].*)$/,
  /^([a-z][a-z ]*)\((?:ca|cxl|canc|cancel|cancelled)\.?\)$/,
  /^([a-z]+)[ -]{1,3}(?:cxl|canc|cancel|cancelled|canceled|cancellation|annule|annulee|annulation)$/,
]
// Most rows contain none of these letters and are not folded.
const HINT = /cxl|canc|annul|revers|contre|renvers/i

/** Word of the cancelled trade, such as BUY in CXLBUY; null if the word names no cancellation. */
export function cancelledWordOf(word: string): string | null {
  if (word.length > LONGEST_WORD) return null
  const folded = foldedText(word)
  for (const pattern of CANCELLED_WORDS) {
    const [, base] = pattern.exec(folded) ?? []
    if (base !== undefined) return base.trim()
  }
  return null
}

/** True if the row's text, without the cells at `ignored`, reverses another row. */
export function isCancellation(cells: readonly string[], ignored: readonly (number | undefined)[]): boolean {
  return cells.some((cell) => HINT.test(cell)) && isTakenBack(statedText(cells, ignored))
}

import { decimal, type Decimal } from '../../kernel/decimal.ts'
import { foldedText } from '../../kernel/foldedText.ts'

/**
 * Nature of a payment by its text. `amount` is the only total in the text, otherwise null. `price`
 * is the price of a reinvested unit. `unclear` means that the text names capital or a book cost
 * without a clear meaning.
 */
export type PaymentNature =
  | { readonly kind: 'returnOfCapital' | 'notional' | 'unclear'; readonly amount: Decimal | null }
  | { readonly kind: 'reinvestment'; readonly price: Decimal | null }

const LONGEST_TEXT = 1_000

// Every quantifier has a constant bound, so that each expression is linear.
const RETURN_OF_CAPITAL = [
  /\b(?:return|returned|returns|ret|rtn)\.? (?:of )?cap(?:ital)?\b/,
  /\bcapital (?:return|returned|repaid|repayment)\b|\brepayment of capital\b|(?:^|\| )(?:roc|rtc)(?: \||$| - )/,
  /\b(?:remboursement|rembours|remb|retour|remise)\.? (?:de |du )?cap(?:ital)?\b/,
]
const NOTIONAL = [
  /\b(?:notional|phantom|non[- ]cash) (?:capital gains? )?(?:dist|div)/,
  /\bdist(?:ribution)?s?\.? (?:fictive|theorique|fantome|reputee|sans encaisse|hors caisse)s?\b/,
]
const BOOK_COST = /\b(?:book (?:cost|value)|cost (?:base|basis)|acb|pbr|cout comptable|valeur comptable|prix de base)\b/
const CAPITAL = /\broc\b|\bdist(?:ribution)?s?\.? (?:of|de) capital\b|\bcapital (?:portion|component)\b/
const IN_PART =
  /\b(?:incl|including|includes|included|partial|partially|portion|dont|y compris|incluant|partiel|partielle)\b/
const TAKEN_BACK =
  /\b(?:cxl|canc|cancel|cancels|cancelled|canceled|cancellation|reversal|reversed|reverse entry|annulation|annule|annulee|contrepassation|contre-passation|renversement)\b/
const REINVESTED = /\brei - |\brei\b(?= \|)|\breinv|\bdrip\b/
const REINVESTED_AT = /\breinv[a-z.]{0,12} ?(?:@|at|a) ?(?:c|us|ca|cdn)?\$? ?(\d{1,9}(?:\.\d{1,8})?)(?![\d,])/

const AMOUNT =
  /(?<![\d.,/])(?:\$ ?(\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,8})?)|(\d{1,3}(?: \d{3}){0,3}(?:,\d{1,2})?) ?\$|(\d{1,9}(?:,\d{3}){0,3}\.\d{2}))(?![.,]?\d| ?%)/g
const PER_SHARE = /^ ?(?:\/|per |a |par )? ?(?:sh|shs|share|unit|un|part|action|unite)\b/

/** Folded, bounded text of a row without the cells at `ignored`, joined by bars. */
export function statedText(cells: readonly string[], ignored: readonly (number | undefined)[]): string {
  const texts: string[] = []
  let length = 0
  for (const [index, cell] of cells.entries()) {
    if (length >= LONGEST_TEXT) break
    if (ignored.includes(index) || !/\p{L}/u.test(cell)) continue
    const text = foldedText(cell.slice(0, LONGEST_TEXT - length))
    texts.push(text)
    length += text.length
  }
  return texts.join(' | ')
}

export function paymentNatureOf(text: string): PaymentNature | null {
  const isReturn = RETURN_OF_CAPITAL.some((pattern) => pattern.test(text))
  const isNotional = NOTIONAL.some((pattern) => pattern.test(text))
  if (isReturn || isNotional) {
    const isClear = isReturn !== isNotional && !(isReturn && (IN_PART.test(text) || REINVESTED.test(text)))
    const kind = isReturn ? 'returnOfCapital' : 'notional'
    return { kind: isClear ? kind : 'unclear', amount: totalIn(text) }
  }
  if (BOOK_COST.test(text) || CAPITAL.test(text)) return { kind: 'unclear', amount: totalIn(text) }
  if (!REINVESTED.test(text)) return null
  const price = REINVESTED_AT.exec(text)?.[1]
  return { kind: 'reinvestment', price: price === undefined ? null : decimal(price) }
}

export function isTakenBack(text: string): boolean {
  return TAKEN_BACK.test(text)
}

/** True if a folded text has an amount of money or names a book cost. */
export function namesAmount(text: string): boolean {
  return amountsIn(text).length > 0 || BOOK_COST.test(text)
}

function totalIn(text: string): Decimal | null {
  const totals = amountsIn(text).filter(({ isTotal }) => isTotal)
  const [total, ...others] = totals.length > 1 ? totals.filter(({ isBookCost }) => isBookCost) : totals
  return total === undefined || others.length > 0 ? null : total.value
}

/** A signed amount, one after an at sign and one per share are not totals. */
function amountsIn(text: string): { value: Decimal; isTotal: boolean; isBookCost: boolean }[] {
  return [...text.matchAll(AMOUNT)].map(({ 0: match, 1: english, 2: french, 3: bare, index }) => {
    const number = english ?? bare
    const written =
      number === undefined ? (french ?? '').replaceAll(' ', '').replace(',', '.') : number.replaceAll(',', '')
    const before = text.slice(Math.max(0, index - 24), index).replace(/(?:us|cdn|ca|c)$/, '')
    const isTotal =
      !/[-−(@] ?$/.test(before) && !PER_SHARE.test(text.slice(index + match.length, index + match.length + 12))
    return { value: decimal(written), isTotal, isBookCost: BOOK_COST.test(before) }
  })
}

import { type BookEventKind, type IncomeKind } from '../portfolios/bookEvent.ts'
import { placeOf, type ColumnName } from './columnNames.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { matchesWord } from './tradeWords.ts'

/**
 * Meaning of an event row. Amounts are signed as they move cash.
 * - `cash` is a deposit or withdrawal; `interest` is received or paid.
 * - `withheld` is the tax of a dividend in another row.
 * - `reinvestment` is a dividend and the shares it bought.
 * - `sharesAdded` are the shares added by a split.
 * - `shares` are removed (negative) or added by a corporate action; `proceeds` is the cash for
 * them.
 * - `sharesMoved` are transferred to (negative) or from another account.
 * - `exchanged` is one side of a currency exchange.
 * - `own` is a row of our export.
 */
type EventReading =
  | 'income'
  | 'withheld'
  | 'interest'
  | 'fee'
  | 'cash'
  | 'returnOfCapital'
  | 'reinvestment'
  | 'exchanged'
  | 'notional'
  | 'stockDividend'
  | 'sharesAdded'
  | 'shares'
  | 'proceeds'
  | 'sharesMoved'
  | 'ratio'
  | 'cashInLieu'
  | 'reversal'
  | 'own'

export type ShareChange = Extract<BookEventKind, 'split' | 'symbolChange' | 'exchange' | 'spinOff' | 'stockDividend'>

/**
 * Columns that differ from those of trades. `text` is matched by the rule, by default the
 * description. `other` is the symbol of another stock. `group` links the rows of one corporate
 * action.
 */
export type EventColumn =
  | 'date'
  | 'symbol'
  | 'other'
  | 'group'
  | 'text'
  | 'description'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'currency'
  | 'withheld'
  | 'withheldCurrency'
  | 'net'
  | 'recordDate'
  | 'ratio'
  | 'cashInLieu'
  | 'incomeKind'
  | 'isEstimate'
  | 'counterAmount'
  | 'counterCurrency'

export type EventRule = {
  /** Folded words of the column for the kind; a trailing `*` matches any continuation. */
  readonly words: readonly string[]
  readonly column?: ColumnName
  readonly reads: EventReading
  readonly columns?: Readonly<Partial<Record<EventColumn, ColumnName>>>
  /** Named groups are event columns. Without a match the rule does not apply. */
  readonly text?: RegExp
  /** Matched after `text`; without a match the rule does not apply. */
  readonly ending?: RegExp
  readonly incomeKind?: IncomeKind
  /** Result of a corporate action, or of two moved rows of one day. */
  readonly becomes?: ShareChange
  /** True if the stated amount of moved shares is their cost. */
  readonly hasCost?: true
  /** True if the price is per share held when no amount is stated. */
  readonly isPerHeld?: true
  readonly isNet?: true
  /** True if the quantity is the number of shares paid on; some brokers write the amount there. */
  readonly hasShares?: true | undefined
  /** True if the quantity is not a number of moved shares. */
  readonly hasOtherQuantity?: true
  readonly isProduct?: true | undefined
  /** The rule applies only if these cells are empty or 0. */
  readonly without?: readonly ('symbol' | 'quantity' | 'price')[]
  /** True if amount or shares leave the account but have no sign. */
  readonly isOutgoing?: true
  /** Unproved: no source shows enough such rows. */
  readonly isUnproved?: true
}

export type PlacedRule = Omit<EventRule, 'column' | 'columns'> & {
  readonly column: number
  readonly columns: Readonly<Partial<Record<EventColumn, number>>>
  /** Number of columns of its section header; null without one. */
  readonly width: number | null
}

export type SectionHeaders = Readonly<Record<string, readonly string[]>>

/** Resolves the rules for one file; omits those whose columns are missing. */
export function placedRules(
  rules: readonly EventRule[],
  header: readonly string[],
  kindColumn: number | undefined,
  sections: SectionHeaders | null,
): PlacedRule[] {
  return rules.flatMap((rule): PlacedRule[] => {
    const { column, columns = {}, ...rest } = rule
    const ofSection = sections && rule.words.map((word) => sections[word]).find((found) => found !== undefined)
    if (sections && !ofSection) return []
    const names = foldedHeader(ofSection ?? header)
    const place = column === undefined ? kindColumn : placeOf(column, foldedHeader(header))
    const placed: Partial<Record<EventColumn, number>> = {}
    for (const [meaning, name] of Object.entries(columns)) {
      const at = placeOf(name, names)
      if (at >= 0) placed[meaning as EventColumn] = at
    }
    if (place === undefined || place < 0) return []
    return [{ ...rest, column: place, columns: placed, width: ofSection ? names.length : null }]
  })
}

export function ruleOf(
  cells: readonly string[],
  rules: readonly PlacedRule[],
  cellOfRule: (rule: PlacedRule, meaning: 'symbol' | 'text' | 'quantity' | 'price') => string,
): PlacedRule | null {
  const found = rules.find((rule) => {
    const word = foldedText(cells[rule.column] ?? '')
    if (!rule.words.some((pattern) => matchesWord(pattern, word))) return false
    if (rule.without?.some((meaning) => /[\p{L}1-9]/u.test(cellOfRule(rule, meaning)))) return false
    return valuesInText(rule, cellOfRule(rule, 'text')) !== null
  })
  return found ?? null
}

export function valuesInText({ text, ending }: PlacedRule, written: string): Record<string, string | undefined> | null {
  if (!text) return {}
  const start = text.exec(written)
  if (!start || !ending) return start && { ...start.groups }
  const end = ending.exec(written.slice(start.index + start[0].length))
  return end && { ...start.groups, ...end.groups }
}

import { type BookEventKind, type IncomeKind } from '../portfolios/bookEvent.ts'
import { placeOf, type ColumnName } from './columnNames.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { matchesWord } from './tradeWords.ts'

/**
 * What a row of an event says. Amounts are signed as they move cash: `cash` is a deposit or a withdrawal, `interest` is
 * received or paid. `withheld` is tax of a dividend in another row. `reinvestment` is a dividend and the shares that it bought
 * in one row. `sharesAdded` are those that a split adds. `shares` go, where they are below 0, or come by a corporate action;
 * `proceeds` are what was paid for such shares in a row of its own. `sharesMoved` went to another account, where they are
 * below 0, or came from one. `exchanged` is one currency of an exchange. `own` is a row of our own file.
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

/** What a corporate action makes of shares. */
export type ShareChange = Extract<BookEventKind, 'split' | 'symbolChange' | 'exchange' | 'spinOff' | 'stockDividend'>

/**
 * The columns of an event, where they are not those of a trade. `text` is what the rule looks into, the description unless
 * told otherwise; `other` the symbol of another stock, and `group` what the rows of one corporate action have in common.
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

/** How rows of one kind of event are told and read. */
export type EventRule = {
  /** Folded words of the column that tells the kind; a trailing `*` matches any continuation. */
  readonly words: readonly string[]
  /** That column, where it is not the one of purchases and sales. */
  readonly column?: ColumnName
  readonly reads: EventReading
  readonly columns?: Readonly<Partial<Record<EventColumn, ColumnName>>>
  /** Values within the text: its named groups are columns of events. Without a match the rule does not hold. */
  readonly text?: RegExp
  /** Values after the match of `text`; without a match the rule does not hold. */
  readonly ending?: RegExp
  readonly incomeKind?: IncomeKind
  /** Of shares of a corporate action; of those moved, what two rows of one day make of one stock and another. */
  readonly becomes?: ShareChange
  /** Whether what is told beside shares moved is what they had cost. */
  readonly hasCost?: true
  /** Whether the price is for each share held, where no amount is told. */
  readonly isPerHeld?: true
  /** Whether what was withheld is no longer in the amount. */
  readonly isNet?: true
  /** Whether the quantity is that of the shares paid for; some brokers write the amount there. */
  readonly hasShares?: true | undefined
  /** Whether the quantity is not that of shares moved: shares held, or an amount. */
  readonly hasOtherQuantity?: true
  /** Whether the amount is quantity × price. */
  readonly isProduct?: true | undefined
  /** Whether it holds only for rows where these cells say nothing, or 0. */
  readonly without?: readonly ('symbol' | 'quantity' | 'price')[]
  /** Whether the amount, or the shares, leave the account though they are written without a sign. */
  readonly isOutgoing?: true
  /** No source shows enough of such rows to be sure. */
  readonly isUnproved?: true
}

/** A rule with the places of its columns, counted from 0. */
export type PlacedRule = Omit<EventRule, 'column' | 'columns'> & {
  readonly column: number
  readonly columns: Readonly<Partial<Record<EventColumn, number>>>
  /** The cells of its rows, where they have a header of their own. */
  readonly width: number | null
}

/** The headers of a file's sections by their folded names, where it is divided into such. */
export type SectionHeaders = Readonly<Record<string, readonly string[]>>

/** The rules of a format for one file; those whose columns are missing are left out. */
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

/** The rule of a row; null where it tells no event. */
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

/** Values that the rule reads from a text, or null if the rule does not hold. */
export function valuesInText({ text, ending }: PlacedRule, written: string): Record<string, string | undefined> | null {
  if (!text) return {}
  const start = text.exec(written)
  if (!start || !ending) return start && { ...start.groups }
  const end = ending.exec(written.slice(start.index + start[0].length))
  return end && { ...start.groups, ...end.groups }
}

import { type IncomeKind } from '../portfolios/bookEvent.ts'
import { placeOf, type ColumnName } from './columnNames.ts'
import { foldedHeader, foldedText } from './headerFingerprint.ts'
import { matchesWord } from './tradeWords.ts'

/**
 * What a row of an event says. Amounts are signed as they move cash: `cash` is a deposit or a withdrawal, `interest` is
 * received or paid. `withheld` is tax of a dividend in another row. `reinvestment` is a dividend and the shares that it bought
 * in one row. `sharesAdded` are those that a split adds;
 * `sharesClosed` and `sharesOpened` its old and new ones. `exchanged` is one currency of an exchange. `sharesIn` came from another account, with
 * what they had cost there. `own` is a row of our own file.
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
  | 'sharesIn'
  | 'stockDividend'
  | 'sharesAdded'
  | 'sharesClosed'
  | 'sharesOpened'
  | 'ratio'
  | 'cashInLieu'
  | 'reversal'
  | 'own'

/** The columns of an event, where they are not those of a trade. */
export type EventColumn =
  | 'date'
  | 'symbol'
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
  /** Values within the description: its named groups are columns of events. Without a match the rule does not hold. */
  readonly text?: RegExp
  readonly incomeKind?: IncomeKind
  /** Whether the quantity is that of the shares paid for; some brokers write the amount there. */
  readonly hasShares?: true
  /** Whether the amount is quantity × price. */
  readonly isProduct?: true
  /** Whether it holds only for rows where these cells say nothing, or 0. */
  readonly without?: readonly ('symbol' | 'quantity' | 'price')[]
  /** Whether the amount leaves the account though it is written without a sign. */
  readonly isOutgoing?: true
  /** No source shows enough of such rows to be sure. */
  readonly isUnproved?: true
}

/** A rule with the places of its columns, counted from 0. */
export type PlacedRule = Pick<
  EventRule,
  'words' | 'reads' | 'text' | 'incomeKind' | 'hasShares' | 'isProduct' | 'without' | 'isOutgoing' | 'isUnproved'
> & {
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
  cellOfRule: (rule: PlacedRule, meaning: 'symbol' | 'description' | 'quantity' | 'price') => string,
): PlacedRule | null {
  const found = rules.find((rule) => {
    const word = foldedText(cells[rule.column] ?? '')
    if (!rule.words.some((pattern) => matchesWord(pattern, word))) return false
    if (rule.without?.some((meaning) => /[\p{L}1-9]/u.test(cellOfRule(rule, meaning)))) return false
    return !rule.text || rule.text.test(cellOfRule(rule, 'description'))
  })
  return found ?? null
}

import { foldedText } from '../../kernel/foldedText.ts'

/** Positions of the columns that tell the account and the day of a row. */
type Columns = Readonly<Partial<Record<'account' | 'accountType' | 'date' | 'settlementDate', number>>>

/** An account of a file. `number` is as written; null if the file has types alone. */
export type FileAccount = {
  readonly number: string | null
  readonly type: string | null
  /** Whether it is registered; null if its type does not say. */
  readonly isRegistered: boolean | null
  readonly rowCount: number
}

/** Most accounts that are told apart; rows of further ones belong to no account that can be chosen. */
const MOST_ACCOUNTS = 50
const LONGEST_NAME = 100

const REGISTERED =
  /\b(?:rrsp|rsp|lrsp|lira|rlsp|rrif|rif|lif|lrif|prif|rlif|tfsa|fhsa|resp|rdsp|reer|cri|ferr|frv|celi|celiapp|reee|reei|ira|roth|401k|403b|529|hsa|retirement|retraite)\b/
const NOT_REGISTERED = /\bnon[- ]?(?:registered|reg|enregistre)\b|\btaxable\b/
const ORDINARY = /\b(?:margin|cash|individual|joint|corporate|personal|marge|comptant|particulier|conjoint)\b/

/** Whether an account type is registered, by the abbreviations of both languages; null if it does not say. */
export function isRegisteredType(type: string): boolean | null {
  const folded = foldedText(type.slice(0, LONGEST_NAME)).replaceAll('_', ' ')
  if (NOT_REGISTERED.test(folded)) return false
  if (REGISTERED.test(folded)) return true
  return ORDINARY.test(folded) ? false : null
}

/** Key of the account of a row: its number, otherwise its type; null if the row names none. */
export function accountKeyOf(cells: readonly string[], columns: Columns): string | null {
  const key = foldedText(cellOf(cells, columns.account ?? columns.accountType))
  return key === '' ? null : key
}

// "Account: 76543210 - Cash", and a line with a number and a type.
const PREAMBLES = [
  /^(?:account|compte)(?: number| no\.?| #)?[: ]{1,3}([\w*-]{4,20}) ?[-–:] ?([^\s].{0,60})$/i,
  /^(\d{6,12}) ([A-Za-z].{1,40})$/,
]

/** Number and type of the account that a line above the header names; null if it names none. */
export function preambleAccountOf(cells: readonly string[]): { number: string; type: string } | null {
  const [first = ''] = cells
  if (first.length > LONGEST_NAME) return null
  for (const pattern of PREAMBLES) {
    const [, number, type] = pattern.exec(first.trim()) ?? []
    if (number !== undefined && type !== undefined) return { number, type: type.trim() }
  }
  return null
}

/** Collects the accounts of a file, row by row. */
export function createAccountTally(columns: Columns) {
  const found = new Map<string, { number: string | null; type: string | null; rowCount: number }>()
  const preamble = new Map<string, { number: string; type: string }>()

  return {
    addAbove(cells: readonly string[]): void {
      const account = preambleAccountOf(cells)
      if (account && preamble.size < MOST_ACCOUNTS) preamble.set(foldedText(account.number), account)
    },

    /** Counts a row if it has a day: footers are of no account. */
    add(cells: readonly string[]): void {
      const key = accountKeyOf(cells, columns)
      const day = cellOf(cells, columns.date) || cellOf(cells, columns.settlementDate)
      if (key === null || key.length > LONGEST_NAME || !/\d/.test(day)) return
      const known = found.get(key)
      const type = cellOf(cells, columns.accountType).slice(0, LONGEST_NAME) || null
      if (known) {
        known.rowCount += 1
        known.type ??= type
      } else if (found.size < MOST_ACCOUNTS) {
        const number = columns.account === undefined ? null : cellOf(cells, columns.account)
        found.set(key, { number, type, rowCount: 1 })
      }
    },

    /** The accounts by their keys; that of the preamble if the rows name none. */
    accounts(): ReadonlyMap<string, FileAccount> {
      const rows = [...found].map(([key, account]): [string, FileAccount] => {
        const type = account.type ?? preamble.get(key)?.type ?? null
        return [key, { ...account, type, isRegistered: isRegisteredType(type ?? nameOf(account.number)) }]
      })
      if (rows.length > 0) return new Map(rows)
      return new Map(
        [...preamble].map(([key, account]) => [
          key,
          { ...account, isRegistered: isRegisteredType(account.type), rowCount: 0 },
        ]),
      )
    },
  }
}

/** A number that is a name, such as TFSA; empty if it is a number. */
function nameOf(number: string | null): string {
  return number !== null && /[a-z]/i.test(number) ? number : ''
}

function cellOf(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '').trim()
}

/** An account of a file as it is offered to the user. */
export type AccountChoice = FileAccount & {
  /** Whether its type contradicts the kind of account of the portfolio. */
  readonly isOtherKind: boolean
  /** Whether its rows are the ones to import. */
  readonly isChosen: boolean
}

type Choice = {
  readonly accounts: AccountChoice[]
  /** Key of the account whose rows are read; null if the file does not have several. */
  readonly key: string | null
  readonly questions: ('account' | 'accountKind')[]
}

/** Chooses the account whose rows are imported, or asks for it. Accounts of a file are never merged. */
export function chooseAccount(
  found: ReadonlyMap<string, FileAccount>,
  answered: { readonly account: string | undefined; readonly isKindConfirmed: boolean },
  isRegistered: boolean,
): Choice {
  const [only] = found.keys()
  const isSeveral = found.size > 1
  const chosen = isSeveral ? foldedText(answered.account ?? '') : (only ?? null)
  const accounts = [...found].map(([key, account]) => {
    const isOtherKind = account.isRegistered !== null && account.isRegistered !== isRegistered
    return { ...account, isOtherKind, isChosen: key === chosen }
  })
  const account = accounts.find(({ isChosen }) => isChosen)
  if (!account) return { accounts, key: null, questions: isSeveral ? ['account'] : [] }
  const isAsked = account.isOtherKind && !answered.isKindConfirmed
  return { accounts, key: isSeveral ? chosen : null, questions: isAsked ? ['accountKind'] : [] }
}

import { foldedText } from '../../kernel/foldedText.ts'

type Columns = Readonly<Partial<Record<'account' | 'accountType' | 'date' | 'settlementDate', number>>>

/** `number` is as written; null if the file has only types. */
export type FileAccount = {
  readonly number: string | null
  readonly type: string | null
  /** Null if the type does not say. */
  readonly isRegistered: boolean | null
  readonly rowCount: number
}

/** Rows of further accounts cannot be chosen. */
const MOST_ACCOUNTS = 50
const LONGEST_NAME = 100

const REGISTERED =
  /\b(?:rrsp|rsp|lrsp|lira|rlsp|rrif|rif|lif|lrif|prif|rlif|tfsa|fhsa|resp|rdsp|reer|cri|ferr|frv|celi|celiapp|reee|reei|ira|roth|401k|403b|529|hsa|retirement|retraite)\b/
const NOT_REGISTERED = /\bnon[- ]?(?:registered|reg|enregistre)\b|\btaxable\b/
const ORDINARY = /\b(?:margin|cash|individual|joint|corporate|personal|marge|comptant|particulier|conjoint)\b/

/** Recognizes the abbreviations of both languages; null if unknown. */
export function isRegisteredType(type: string): boolean | null {
  const folded = foldedText(type.slice(0, LONGEST_NAME)).replaceAll('_', ' ')
  if (NOT_REGISTERED.test(folded)) return false
  if (REGISTERED.test(folded)) return true
  return ORDINARY.test(folded) ? false : null
}

/** Account number, otherwise the type; null if the row has neither. */
export function accountKeyOf(cells: readonly string[], columns: Columns): string | null {
  const key = foldedText(cellOf(cells, columns.account ?? columns.accountType))
  return key === '' ? null : key
}

// "Account: 76543210 - Cash", or a number and a type.
const PREAMBLES = [
  /^(?:account|compte)(?: number| no\.?| #)?[: ]{1,3}([\w*-]{4,20}) ?[-–:] ?([^\s].{0,60})$/i,
  /^(\d{6,12}) ([A-Za-z].{1,40})$/,
]

/** Account named by a line above the header; null if there is none. */
export function preambleAccountOf(cells: readonly string[]): { number: string; type: string } | null {
  const [first = ''] = cells
  if (first.length > LONGEST_NAME) return null
  for (const pattern of PREAMBLES) {
    const [, number, type] = pattern.exec(first.trim()) ?? []
    if (number !== undefined && type !== undefined) return { number, type: type.trim() }
  }
  return null
}

export function createAccountTally(columns: Columns) {
  const found = new Map<string, { number: string | null; type: string | null; rowCount: number }>()
  const preamble = new Map<string, { number: string; type: string }>()

  return {
    addAbove(cells: readonly string[]): void {
      const account = preambleAccountOf(cells)
      if (account && preamble.size < MOST_ACCOUNTS) preamble.set(foldedText(account.number), account)
    },

    /** Ignores rows without a day, such as footers. */
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

    /** Accounts by key; those of the preamble if the rows name none. */
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

/** Account number if it is a name such as TFSA, otherwise empty. */
function nameOf(number: string | null): string {
  return number !== null && /[a-z]/i.test(number) ? number : ''
}

function cellOf(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '').trim()
}

export type AccountChoice = FileAccount & {
  /** True if its type contradicts the kind of the portfolio. */
  readonly isOtherKind: boolean
  /** True if its rows are imported. */
  readonly isChosen: boolean
}

type Choice = {
  readonly accounts: AccountChoice[]
  /** Key of the account to import; null unless the file has several. */
  readonly key: string | null
  readonly questions: ('account' | 'accountKind')[]
}

/** Chooses the account to import, or asks for it. Accounts are never merged. */
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

import { UNDETERMINED_DATE_ORDER, withDate, type DateEvidence } from './fileDate.ts'
import { isEmptyCell, NO_DECIMAL_EVIDENCE, withNumber, type DecimalEvidence, type Proof } from '../kernel/fileNumber.ts'
import { type SectionHeaders } from './eventRules.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { type LotKind } from '../portfolios/lot.ts'
import { isLotKind, kindOf, USUAL_WORDS } from './tradeWords.ts'

const COLUMN_MEANINGS = [
  'date',
  'time',
  'settlementDate',
  'kind',
  'symbol',
  'exchange',
  'isin',
  'description',
  'quantity',
  'price',
  'amount',
  'amountCurrency',
  'currency',
  'fee',
  'feeCurrency',
  'tax',
  'fxRate',
  'note',
  'account',
  'accountType',
  'transactionId',
  'cancelledId',
] as const
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number]

/** Meanings that describe no trade and are optional in a header. */
const SUPPLEMENTS: readonly ColumnMeaning[] = ['account', 'accountType', 'transactionId', 'cancelledId']

/** Optional in a header: they describe no trade. */
export function isSupplement(meaning: string): boolean {
  return SUPPLEMENTS.some((one) => one === meaning)
}

export type Columns = Readonly<Partial<Record<ColumnMeaning, number>>>

const NUMBERS = ['quantity', 'price', 'amount', 'fee', 'tax', 'fxRate'] as const
const DELIMITERS = [',', ';', '\t', '|'] as const
type Delimiter = (typeof DELIMITERS)[number]

/** Chooses the delimiter that splits the first lines most. Ambiguous on a tie; a comma if none splits any. */
export function delimiterOf(lines: readonly string[]): Proof<Delimiter> {
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    widest: Math.max(0, ...lines.map((line) => cuts(line, delimiter))),
  }))
  const widest = Math.max(...counts.map((count) => count.widest))
  if (widest === 0) return { kind: 'proved', value: ',' }

  const [first, ...others] = counts.filter((count) => count.widest === widest).map(({ delimiter }) => delimiter)
  if (first !== undefined && others.length === 0) return { kind: 'proved', value: first }
  return { kind: 'ambiguous', choices: first === undefined ? [] : [first, ...others] }
}

/** Counts splits outside quotation marks; a comma between digits does not count. */
function cuts(line: string, delimiter: Delimiter): number {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '')
  return (delimiter === ',' ? bare.replace(/(?<=\d),(?=\d)/g, '') : bare).split(delimiter).length - 1
}

export type FileEvidence = {
  readonly decimals: DecimalEvidence
  readonly dates: DateEvidence
  /** True if a quantity is signed, which distinguishes sales from purchases. */
  readonly hasSignedQuantity: boolean
  /** True if the kind column has a word of several letters for a purchase or sale. */
  readonly hasTradeWord: boolean
  readonly hasNegativeFee: boolean
  readonly hasPositiveFee: boolean
  readonly grains: readonly string[]
  readonly sections: SectionHeaders
}

export const NO_EVIDENCE: FileEvidence = {
  decimals: NO_DECIMAL_EVIDENCE,
  dates: UNDETERMINED_DATE_ORDER,
  hasSignedQuantity: false,
  hasTradeWord: false,
  hasNegativeFee: false,
  hasPositiveFee: false,
  grains: [],
  sections: {},
}

const NEGATIVE = /^\s*[-−(]/
const SIGNED = /^\s*[-−(+]\s*\S*\d/

/** Adds a row to the evidence. `grain` is the column that distinguishes whole trades from parts. */
export function withRow(
  evidence: FileEvidence,
  cells: readonly string[],
  columns: Columns,
  grain: { readonly column: number; readonly values: readonly string[] } | null = null,
): FileEvidence {
  let { decimals, dates } = evidence
  for (const meaning of NUMBERS) {
    const cell = cellOf(cells, columns[meaning])
    if (!isEmptyCell(cell)) decimals = withNumber(decimals, cell)
  }
  for (const meaning of ['date', 'settlementDate'] as const) {
    const cell = cellOf(cells, columns[meaning])
    if (!isEmptyCell(cell)) dates = withDate(dates, cell)
  }
  const fee = cellOf(cells, columns.fee)
  const said = grain && foldedText(cells[grain.column] ?? '')
  return {
    decimals,
    dates,
    hasSignedQuantity: evidence.hasSignedQuantity || SIGNED.test(cellOf(cells, columns.quantity)),
    hasTradeWord: evidence.hasTradeWord || isTradeWord(cellOf(cells, columns.kind)),
    hasNegativeFee: evidence.hasNegativeFee || (NEGATIVE.test(fee) && /[1-9]/.test(fee)),
    hasPositiveFee: evidence.hasPositiveFee || (!NEGATIVE.test(fee) && /[1-9]/.test(fee)),
    grains:
      said !== null && grain?.values.includes(said) && !evidence.grains.includes(said)
        ? [...evidence.grains, said]
        : evidence.grains,
    sections: foldedText(cells[1] ?? '') === 'header' ? withSection(evidence.sections, cells) : evidence.sections,
  }
}

const MOST_SECTIONS = 100

function withSection(sections: SectionHeaders, cells: readonly string[]): SectionHeaders {
  const name = foldedText(cells[0] ?? '')
  if (Object.hasOwn(sections, name) || Object.keys(sections).length >= MOST_SECTIONS) return sections
  return { ...sections, [name]: cells }
}

function isTradeWord(cell: string): boolean {
  return cell.length > 1 && isLotKind(kindOf(cell, USUAL_WORDS))
}

/** Trimmed cell; empty if the column or cell is missing. */
export function cellOf(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '').trim()
}

// Folded names, most reliable first.
const USUAL_NAMES: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  date: [
    'trade date',
    'transaction date',
    'tradedate',
    'date de transaction',
    "date de l'operation",
    "date d'operation",
    'date de la transaction',
    'date transaction',
    'date operation',
    'date de negociation',
    'execution date',
    'run date',
    'activity date',
    'date',
  ],
  time: ['time', 'heure', 'trade time'],
  settlementDate: [
    'settlement date',
    'settle date',
    'settlementdate',
    'date de reglement',
    'date du reglement',
    'date reglement',
    'value date',
    'date de valeur',
  ],
  kind: [
    'type',
    'action',
    'transaction type',
    'type de transaction',
    "type d'operation",
    "type de l'operation",
    'transaction',
    'operation',
    'activity',
    'activity type',
    'activite',
    "type d'activite",
    'trade type',
    'action type',
    'buy/sell',
    'buy / sell',
    'achat/vente',
    'achat / vente',
    'side',
    'order side',
    'sens',
    'nature',
    "nature de l'operation",
    'kind',
  ],
  symbol: ['symbol', 'ticker', 'symbole', 'ticker symbol', 'symbole boursier', 'code'],
  exchange: ['exchange', 'market', 'bourse', 'marche', 'mic'],
  isin: ['isin', 'code isin'],
  description: [
    'description',
    'name',
    'security',
    'titre',
    'nom',
    'nom du titre',
    'security name',
    'product',
    'produit',
  ],
  quantity: [
    'quantity',
    'quantite',
    'shares',
    'units',
    'qty',
    'parts',
    "nombre d'actions",
    'no. of shares',
    'number of shares',
    'nombre de titres',
    'nombre de parts',
  ],
  price: [
    'price',
    'unit price',
    'prix',
    'cours',
    'prix unitaire',
    'price ($)',
    'trade price',
    'price / share',
    'price per share',
    'prix par action',
  ],
  amount: ['amount', 'net amount', 'gross amount', 'montant', 'montant net', 'value', 'valeur', 'total'],
  amountCurrency: ['amount currency', 'currency of amount', 'total currency', 'account currency', 'devise du montant'],
  currency: ['currency', 'devise', 'currency code', 'monnaie'],
  fee: ['commission', 'fee', 'fees', 'frais', 'commissions'],
  feeCurrency: ['fee currency', 'commission currency', 'devise des frais', 'devise de la commission'],
  tax: ['tax', 'taxes', 'impots'],
  // Other names do not say which currency the rate converts to.
  fxRate: ['fxratetocad', 'fx rate to cad', 'exchange rate to cad', 'rate to cad', 'taux de change en cad'],
  note: ['note', 'notes', 'comment', 'memo', 'commentaire', 'remarque'],
  account: [
    'account number',
    'account #',
    'account no',
    'account no.',
    'account id',
    'accountid',
    'clientaccountid',
    'numero de compte',
    'numero du compte',
    'no de compte',
    'no. de compte',
    'n° de compte',
    'account',
    'compte',
  ],
  accountType: [
    'account type',
    'type of account',
    'type de compte',
    'account name',
    'nom du compte',
    'account description',
    'description du compte',
  ],
  transactionId: [],
  cancelledId: [],
}

function spacedHeader(header: readonly string[]): string[] {
  return foldedHeader(header).map((name) => name.replaceAll('_', ' '))
}

/** Suggests columns of an unknown header for the user to confirm; omits repeated names. */
export function suggestedColumns(header: readonly string[]): Columns {
  const names = spacedHeader(header)
  const columns: Partial<Record<ColumnMeaning, number>> = {}
  for (const meaning of COLUMN_MEANINGS) {
    const name = USUAL_NAMES[meaning].find((usual) => names.includes(usual))
    if (name !== undefined && names.indexOf(name) === names.lastIndexOf(name)) columns[meaning] = names.indexOf(name)
  }
  return columns
}

// Two columns with one of these meanings need the user's choice.
const DECISIVE = [
  'date',
  'settlementDate',
  'kind',
  'symbol',
  'exchange',
  'quantity',
  'price',
  'currency',
  'fee',
  'tax',
  'fxRate',
] as const

/** True if every part of a trade is named exactly once. The rows must still prove the formats. */
export function isPlainHeader(header: readonly string[]): boolean {
  const names = spacedHeader(header)
  const isNamedTwice = (meaning: ColumnMeaning) =>
    names.filter((name) => USUAL_NAMES[meaning].includes(name)).length > 1
  const columns = suggestedColumns(header)
  return (
    missingColumns(columns, 'words').length === 0 &&
    columns.symbol !== undefined &&
    columns.price !== undefined &&
    !DECISIVE.some(isNamedTwice)
  )
}

/** Row with the most known column names; null if none has two. */
export function headerRowOf(rows: readonly (readonly string[])[]): number | null {
  const named = rows.map((cells) => Object.keys(suggestedColumns(cells)).length)
  const most = Math.max(0, ...named)
  return most >= 2 ? named.indexOf(most) : null
}

/** Trades are distinguished by words or by the sign of the quantity, or are all of one kind. */
export type KindSource = 'words' | 'sign' | LotKind

export function missingColumns(columns: Columns, kindFrom: KindSource): ColumnMeaning[] {
  const needed: ColumnMeaning[] = ['date', ...(kindFrom === 'words' ? (['kind'] as const) : []), 'quantity']
  const missing = needed.filter((meaning) => columns[meaning] === undefined)
  const named = columns.symbol ?? columns.isin ?? columns.description
  if (named === undefined) missing.push('symbol')
  if ((columns.price ?? columns.amount) === undefined) missing.push('price')
  return missing
}

export function factColumnsOf(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([meaning]) => !isSupplement(meaning)))
}

/** Adds account columns with usual names, unless they have another meaning. */
export function withAccountColumns(columns: Columns, header: readonly string[]): Columns {
  const { account, accountType } = suggestedColumns(header)
  const taken = new Set(Object.values(columns))
  const named: { account?: number; accountType?: number } = {}
  if (account !== undefined && !taken.has(account)) named.account = account
  if (accountType !== undefined && !taken.has(accountType)) named.accountType = accountType
  return { ...named, ...columns }
}

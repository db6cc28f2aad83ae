import { NO_DATE_EVIDENCE, withDate, type DateEvidence } from './fileDate.ts'
import { isEmptyCell, NO_DECIMAL_EVIDENCE, withNumber, type DecimalEvidence, type Proof } from '../kernel/fileNumber.ts'
import { type SectionHeaders } from './eventRules.ts'
import { foldedText } from '../kernel/foldedText.ts'
import { foldedHeader } from './headerFingerprint.ts'
import { type LotKind } from '../portfolios/lot.ts'
import { isLotKind, kindOf, USUAL_WORDS } from './tradeWords.ts'

/** What a column of a file of trades may mean. */
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

/** Meanings of no trade itself, which no header has to have. */
const SUPPLEMENTS: readonly ColumnMeaning[] = ['account', 'accountType', 'transactionId', 'cancelledId']

/** Whether a column describes the account or the id of a row, and no fact of its trade. */
export function isSupplement(meaning: string): boolean {
  return SUPPLEMENTS.some((one) => one === meaning)
}

/** Which column, counted from 0, means what. */
export type Columns = Readonly<Partial<Record<ColumnMeaning, number>>>

const NUMBERS = ['quantity', 'price', 'amount', 'fee', 'tax', 'fxRate'] as const
const DELIMITERS = [',', ';', '\t', '|'] as const
type Delimiter = (typeof DELIMITERS)[number]

/**
 * Detects the delimiter by the first lines: the one that splits most of them. Ambiguous where two split equally many; a
 * comma where none splits any.
 */
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

/** How often a line is cut, not counting what stands between quotation marks, nor decimal commas between digits. */
function cuts(line: string, delimiter: Delimiter): number {
  const bare = line.replace(/"(?:[^"]|"")*"/g, '')
  return (delimiter === ',' ? bare.replace(/(?<=\d),(?=\d)/g, '') : bare).split(delimiter).length - 1
}

/** The evidence of all rows about a file's formats. */
export type FileEvidence = {
  readonly decimals: DecimalEvidence
  readonly dates: DateEvidence
  /** Whether a quantity carries a sign, which then tells sales from purchases. */
  readonly hasSignedQuantity: boolean
  /** Whether the kind column says purchase or sale in a word of several letters. */
  readonly hasTradeWord: boolean
  readonly hasNegativeFee: boolean
  readonly hasPositiveFee: boolean
  /** Which of the values looked for tell trades, whole or in parts. */
  readonly grains: readonly string[]
  /** The headers of sections, by their folded names. */
  readonly sections: SectionHeaders
}

export const NO_EVIDENCE: FileEvidence = {
  decimals: NO_DECIMAL_EVIDENCE,
  dates: NO_DATE_EVIDENCE,
  hasSignedQuantity: false,
  hasTradeWord: false,
  hasNegativeFee: false,
  hasPositiveFee: false,
  grains: [],
  sections: {},
}

const NEGATIVE = /^\s*[-−(]/
const SIGNED = /^\s*[-−(+]\s*\S*\d/

/** The evidence after one more row. `grain` is the column that tells whole trades from parts of them. */
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

/** A cell without surrounding spaces; empty where the column or the cell is missing, as in ragged files. */
export function cellOf(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '').trim()
}

// Folded names, the surest first, as brokers and people write them.
const USUAL_NAMES: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  date: [
    ...[
      'trade date',
      'transaction date',
      'tradedate',
      'date de transaction',
      "date de l'operation",
      "date d'operation",
    ],
    ...['date de la transaction', 'date transaction', 'date operation', 'date de negociation', 'execution date'],
    ...['run date', 'activity date', 'date'],
  ],
  time: ['time', 'heure', 'trade time'],
  settlementDate: [
    ...['settlement date', 'settle date', 'settlementdate', 'date de reglement', 'date du reglement'],
    ...['date reglement', 'value date', 'date de valeur'],
  ],
  kind: [
    ...['type', 'action', 'transaction type', 'type de transaction', "type d'operation", "type de l'operation"],
    ...['transaction', 'operation', 'activity', 'activity type', 'activite', "type d'activite", 'trade type'],
    ...['action type', 'buy/sell', 'buy / sell', 'achat/vente', 'achat / vente', 'side', 'order side', 'sens'],
    ...['nature', "nature de l'operation", 'kind'],
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
    ...['quantity', 'quantite', 'shares', 'units', 'qty', 'parts', "nombre d'actions", 'no. of shares'],
    ...['number of shares', 'nombre de titres', 'nombre de parts'],
  ],
  price: [
    ...['price', 'unit price', 'prix', 'cours', 'prix unitaire', 'price ($)', 'trade price', 'price / share'],
    ...['price per share', 'prix par action'],
  ],
  amount: ['amount', 'net amount', 'gross amount', 'montant', 'montant net', 'value', 'valeur', 'total'],
  amountCurrency: ['amount currency', 'currency of amount', 'total currency', 'account currency', 'devise du montant'],
  currency: ['currency', 'devise', 'currency code', 'monnaie'],
  fee: ['commission', 'fee', 'fees', 'frais', 'commissions'],
  feeCurrency: ['fee currency', 'commission currency', 'devise des frais', 'devise de la commission'],
  tax: ['tax', 'taxes', 'impots'],
  // Other names leave the currency of the column open.
  fxRate: ['fxratetocad', 'fx rate to cad', 'exchange rate to cad', 'rate to cad', 'taux de change en cad'],
  note: ['note', 'notes', 'comment', 'memo', 'commentaire', 'remarque'],
  account: [
    ...['account number', 'account #', 'account no', 'account no.', 'account id', 'accountid', 'clientaccountid'],
    ...['numero de compte', 'numero du compte', 'no de compte', 'no. de compte', 'n° de compte', 'account', 'compte'],
  ],
  accountType: [
    ...['account type', 'type of account', 'type de compte', 'account name', 'nom du compte'],
    ...['account description', 'description du compte'],
  ],
  transactionId: [],
  cancelledId: [],
}

/** As people also write names: with underscores. */
function spacedHeader(header: readonly string[]): string[] {
  return foldedHeader(header).map((name) => name.replaceAll('_', ' '))
}

/** Suggested columns of an unknown header, for the user to confirm; repeated names are left open. */
export function suggestedColumns(header: readonly string[]): Columns {
  const names = spacedHeader(header)
  const columns: Partial<Record<ColumnMeaning, number>> = {}
  for (const meaning of COLUMN_MEANINGS) {
    const name = USUAL_NAMES[meaning].find((usual) => names.includes(usual))
    if (name !== undefined && names.indexOf(name) === names.lastIndexOf(name)) columns[meaning] = names.indexOf(name)
  }
  return columns
}

// What a trade is made of: two columns for one of these, and only a person knows which is meant.
const DECISIVE = [
  ...(['date', 'settlementDate', 'kind', 'symbol', 'exchange', 'quantity', 'price', 'currency', 'fee', 'tax'] as const),
  'fxRate',
] as const

/**
 * Whether an unknown header is unambiguous: every part of a trade is named once. Its rows still have to prove the rest.
 */
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

/** The row that most looks like a header among the first of a file without a known one: the one naming most columns. */
export function headerRowOf(rows: readonly (readonly string[])[]): number | null {
  const named = rows.map((cells) => Object.keys(suggestedColumns(cells)).length)
  const most = Math.max(0, ...named)
  return most >= 2 ? named.indexOf(most) : null
}

/** How purchases and sales are distinguished: by words, by the sign of the quantity, or all rows are one kind. */
export type KindSource = 'words' | 'sign' | LotKind

/** What a mapping still lacks before its file can be read. */
export function missingColumns(columns: Columns, kindFrom: KindSource): ColumnMeaning[] {
  const needed: ColumnMeaning[] = ['date', ...(kindFrom === 'words' ? (['kind'] as const) : []), 'quantity']
  const missing = needed.filter((meaning) => columns[meaning] === undefined)
  const named = columns.symbol ?? columns.isin ?? columns.description
  if (named === undefined) missing.push('symbol')
  if ((columns.price ?? columns.amount) === undefined) missing.push('price')
  return missing
}

/** The columns of the facts of a trade. */
export function factColumnsOf(columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([meaning]) => !isSupplement(meaning)))
}

/** Adds the columns of accounts that a header names in a usual way, unless they have another meaning. */
export function withAccountColumns(columns: Columns, header: readonly string[]): Columns {
  const { account, accountType } = suggestedColumns(header)
  const taken = new Set(Object.values(columns))
  const named: { account?: number; accountType?: number } = {}
  if (account !== undefined && !taken.has(account)) named.account = account
  if (accountType !== undefined && !taken.has(accountType)) named.accountType = accountType
  return { ...named, ...columns }
}

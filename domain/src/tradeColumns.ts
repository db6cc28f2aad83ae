import { NO_DATE_EVIDENCE, withDate, type DateEvidence } from './fileDate.ts'
import { isEmptyCell, NO_DECIMAL_EVIDENCE, withNumber, type DecimalEvidence, type Proof } from './fileNumber.ts'
import { foldedHeader } from './headerFingerprint.ts'

/** What a column of a file of trades may mean. */
export const COLUMN_MEANINGS = [
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
  'currency',
  'fee',
  'tax',
  'fxRate',
  'note',
] as const
export type ColumnMeaning = (typeof COLUMN_MEANINGS)[number]

/** Which column, counted from 0, means what. */
export type Columns = Readonly<Partial<Record<ColumnMeaning, number>>>

const NUMBERS = ['quantity', 'price', 'amount', 'fee', 'tax', 'fxRate'] as const
const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/**
 * The delimiter of a file by its first lines. The one that splits most lines that hold any, as the others then only
 * occur inside cells; ambiguous where two split as many of them, proved to be a comma where nothing is split at all.
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

/** What all rows of a file have shown of how it writes. */
export type FileEvidence = { readonly decimals: DecimalEvidence; readonly dates: DateEvidence }

export const NO_EVIDENCE: FileEvidence = { decimals: NO_DECIMAL_EVIDENCE, dates: NO_DATE_EVIDENCE }

/** The evidence after one more row. */
export function withRow(evidence: FileEvidence, cells: readonly string[], columns: Columns): FileEvidence {
  let { decimals, dates } = evidence
  for (const meaning of NUMBERS) {
    const cell = cellOf(cells, columns[meaning])
    if (!isEmptyCell(cell)) decimals = withNumber(decimals, cell)
  }
  for (const meaning of ['date', 'settlementDate'] as const) {
    const cell = cellOf(cells, columns[meaning])
    if (!isEmptyCell(cell)) dates = withDate(dates, cell)
  }
  return { decimals, dates }
}

/** A cell without surrounding spaces; empty where the column or the cell is missing, as in ragged files. */
export function cellOf(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '').trim()
}

// Folded names, the surest first, as brokers and people write them.
const USUAL_NAMES: Readonly<Record<ColumnMeaning, readonly string[]>> = {
  date: [
    'trade date',
    'transaction date',
    'tradedate',
    'date de transaction',
    "date de l'operation",
    'run date',
    'date',
  ],
  time: ['time', 'heure', 'trade time'],
  settlementDate: ['settlement date', 'settle date', 'date de reglement', 'date du reglement'],
  kind: [
    'type',
    'action',
    'activity',
    'transaction type',
    'type de transaction',
    'operation',
    'buy/sell',
    'side',
    'sens',
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
  quantity: ['quantity', 'quantite', 'shares', 'units', 'qty', 'parts', "nombre d'actions", 'no. of shares'],
  price: ['price', 'unit price', 'prix', 'cours', 'prix unitaire', 'price ($)', 'trade price', 'price / share'],
  amount: ['amount', 'net amount', 'gross amount', 'montant', 'montant net', 'value', 'valeur', 'total'],
  currency: ['currency', 'devise', 'currency code', 'monnaie'],
  fee: ['commission', 'fee', 'fees', 'frais', 'commissions'],
  tax: ['tax', 'taxes', 'impots'],
  // Of another's file nobody knows which of two currencies such a column counts in.
  fxRate: [],
  note: ['note', 'notes', 'comment', 'memo', 'commentaire', 'remarque'],
}

/** The columns that an unknown header seems to hold, for a person to confirm; a name that stands twice is left open. */
export function suggestedColumns(header: readonly string[]): Columns {
  const names = foldedHeader(header)
  const columns: Partial<Record<ColumnMeaning, number>> = {}
  for (const meaning of COLUMN_MEANINGS) {
    const name = USUAL_NAMES[meaning].find((usual) => names.includes(usual))
    if (name !== undefined && names.indexOf(name) === names.lastIndexOf(name)) columns[meaning] = names.indexOf(name)
  }
  return columns
}

/** The row that most looks like a header among the first of a file without a known one: the one naming most columns. */
export function headerRowOf(rows: readonly (readonly string[])[]): number | null {
  const named = rows.map((cells) => Object.keys(suggestedColumns(cells)).length)
  const most = Math.max(0, ...named)
  return most >= 2 ? named.indexOf(most) : null
}

/** What a mapping still lacks before its file can be read; `kind` is not needed where signs tell purchases from sales. */
export function missingColumns(columns: Columns, kindFrom: 'words' | 'sign'): ColumnMeaning[] {
  const needed: ColumnMeaning[] = ['date', ...(kindFrom === 'words' ? (['kind'] as const) : []), 'quantity']
  const missing = needed.filter((meaning) => columns[meaning] === undefined)
  const named = columns.symbol ?? columns.isin ?? columns.description
  if (named === undefined) missing.push('symbol')
  if ((columns.price ?? columns.amount) === undefined) missing.push('price')
  return missing
}

import fc from 'fast-check'

/** A trade as it truly is. */
export type TrueTrade = { date: string; kind: 'buy' | 'sell'; symbol: string; quantity: string; price: string }

/** A file of a book, as some other program has written it and something has damaged it. */
export type DamagedBook = {
  bytes: Uint8Array
  /** By the marker of its row, which stands in the row's last cell. */
  trades: ReadonlyMap<string, TrueTrade>
  /** In words, for whoever reads a counterexample. */
  damages: readonly string[]
  text: string
}

export const SYMBOLS = ['RY', 'ENB', 'SHOP', 'BNS'] as const

type Dialect = {
  delimiter: string
  decimal: '.' | ','
  lineEnd: string
  /** Which line end the header has, where it differs. */
  headerEnd: string
  quotesAll: boolean
  encoding: 'utf8' | 'utf8-mark' | 'utf16le' | 'latin1'
  endsWithLineEnd: boolean
  trailingDelimiter: boolean
}

const dialect: fc.Arbitrary<Dialect> = fc
  .record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    decimal: fc.constantFrom('.' as const, ',' as const),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    headerEnd: fc.constantFrom('\n', '\r\n', '\r'),
    quotesAll: fc.boolean(),
    encoding: fc.constantFrom('utf8' as const, 'utf8-mark' as const, 'utf16le' as const, 'latin1' as const),
    endsWithLineEnd: fc.boolean(),
    trailingDelimiter: fc.boolean(),
  })
  // A carriage return before a line feed is one line end.
  .map((written) =>
    written.headerEnd === '\r' && written.lineEnd !== '\r' ? { ...written, headerEnd: '\n' } : written,
  )

const COLUMNS = ['Date', 'Type', 'Symbol', 'Quantity', 'Price', 'Fee', 'Note'] as const
const NOTES = ['', 'first', 'a, b; c', 'said "yes"', 'two\nlines', 'Première | achat\t', '"quoted"', "l'été"]

const trade = fc.record({
  day: fc.integer({ min: 0, max: 2_000 }),
  kind: fc.constantFrom('buy' as const, 'sell' as const),
  symbol: fc.constantFrom(...SYMBOLS),
  quantity: fc.integer({ min: 1, max: 9_999 }),
  // Four decimals prove their sign.
  price: fc.integer({ min: 10_001, max: 9_999_999 }).filter((units) => units % 10 !== 0),
  fee: fc.option(fc.integer({ min: 101, max: 9_999 }).filter((cents) => cents % 10 !== 0)),
  note: fc.constantFrom(...NOTES),
})

const other = fc.constantFrom('# a comment', '', 'Total', 'dividend', ' ')

/** What stands in a book line by line: a trade by its number, or something else. */
const book = fc.array(fc.oneof({ weight: 4, arbitrary: trade }, other), { minLength: 1, maxLength: 12 })

type Damage = { what: string; where: number; which: number }
const damage: fc.Arbitrary<Damage> = fc.record({
  what: fc.constantFrom(
    'drop a delimiter',
    'double a delimiter',
    'drop a quotation mark',
    'add a quotation mark',
    'another delimiter',
    'cut the end',
    'join two lines',
    'unquote a decimal comma',
    'another line end',
    'a blank line',
  ),
  where: fc.nat(),
  which: fc.nat(),
})

export const damagedBook: fc.Arbitrary<DamagedBook> = fc
  .tuple(dialect, book, fc.array(damage, { maxLength: 3 }))
  .map(([written, lines, damages]) => write(written, lines, damages))

function write(style: Dialect, lines: readonly (string | TradeDraft)[], damages: readonly Damage[]): DamagedBook {
  const cellOf = (text: string) => {
    const mustQuote = style.quotesAll || text.includes(style.delimiter) || /["\r\n]/.test(text)
    return mustQuote ? `"${text.split('"').join('""')}"` : text
  }
  const rowOf = (cells: readonly string[]) =>
    cells.map(cellOf).join(style.delimiter) + (style.trailingDelimiter ? style.delimiter : '')
  const trades = new Map<string, TrueTrade>()
  const rows = lines.map((line, number) => {
    if (line === 'dividend') return rowOf(['2025-03-04', 'dividend', 'RY', '', '', '', 'paid'])
    if (line === 'Total') return rowOf(['Total', '', '', '', '', '', ''])
    if (typeof line === 'string') return line
    const marker = `m${number}z ${line.note}`.trim()
    const date = new Date(Date.UTC(2019, 0, 1 + line.day)).toISOString().slice(0, 10)
    const quantity = String(line.quantity)
    trades.set(`m${number}z`, { ...line, date, quantity, price: decimalOf(line.price, 4, '.') })
    const fee = line.fee === null ? '' : decimalOf(line.fee, 2, style.decimal)
    return rowOf([date, line.kind, line.symbol, quantity, decimalOf(line.price, 4, style.decimal), fee, marker])
  })
  const damaged = rows.map((row) => row)
  const told: string[] = []
  let end = style.endsWithLineEnd ? style.lineEnd : ''
  const ends = rows.map(() => style.lineEnd)
  // Two damages to one row may undo each other's traces: what is left is a row like any other, which nobody could tell.
  const hit = new Set<number>()
  for (const { what, where, which } of damages) {
    const at = what === 'cut the end' ? damaged.length - 1 : where % damaged.length
    if (hit.has(at)) continue
    hit.add(at)
    const before = damaged[at] ?? ''
    damaged[at] = hurt(before, what, which, style)
    if (what === 'join two lines' && at < ends.length - 1) ends[at] = ''
    if (what === 'another line end') ends[at] = style.lineEnd === '\r' ? '\n' : '\r\n'
    if (what === 'a blank line' && at < ends.length - 1) ends[at] = `${style.lineEnd}${style.lineEnd}`
    if (what === 'cut the end') {
      damaged[at] = before.slice(0, which % Math.max(1, before.length))
      end = ''
    }
    told.push(`${what} in line ${at}`)
  }
  const header = rowOf(COLUMNS) + style.headerEnd
  const text = header + damaged.map((row, at) => row + (at < damaged.length - 1 ? ends[at] : end)).join('')
  return { bytes: encoded(text, style.encoding), trades, damages: told, text }
}

type TradeDraft = {
  day: number
  kind: 'buy' | 'sell'
  symbol: string
  quantity: number
  price: number
  fee: number | null
  note: string
}

function hurt(row: string, what: string, which: number, { delimiter }: Dialect): string {
  const change = (mark: string, made: string) => {
    // What divides a number within quotation marks is no delimiter: without it the number is another one.
    const isWithin = (place: number) => mark !== '"' && row.slice(0, place).split('"').length % 2 === 0
    const places = Array.from(row, (_, place) => place).filter((place) => row[place] === mark && !isWithin(place))
    const place = places[which % Math.max(1, places.length)]
    return place === undefined ? row : row.slice(0, place) + made + row.slice(place + 1)
  }
  switch (what) {
    case 'drop a delimiter':
      return change(delimiter, '')
    case 'double a delimiter':
      return change(delimiter, delimiter + delimiter)
    case 'drop a quotation mark':
      return change('"', '')
    case 'add a quotation mark':
      return `${row.slice(0, which % (row.length + 1))}"${row.slice(which % (row.length + 1))}`
    case 'another delimiter':
      return row.split(delimiter).join(delimiter === ';' ? ',' : ';')
    case 'unquote a decimal comma':
      return row.replace(/"(\d+,\d+)"/g, '$1')
    default:
      return row
  }
}

function decimalOf(units: number, places: number, sign: string): string {
  const digits = String(units).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}${sign}${digits.slice(-places)}`
}

function encoded(text: string, encoding: Dialect['encoding']): Uint8Array {
  if (encoding === 'utf8') return new TextEncoder().encode(text)
  if (encoding === 'utf8-mark') return new TextEncoder().encode(`\uFEFF${text}`)
  if (encoding === 'utf16le') return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  return new Uint8Array(Buffer.from(text, 'latin1'))
}

/**
 * Parses CSV with a header line into records by column name. Quoted fields may contain commas, line
 * ends and doubled quotes. Throws a RangeError that names the record if a quote is stray or open,
 * or the number of fields differs.
 */
export function readCsv(text: string): Record<string, string>[] {
  const [header, ...rows] = readRows(text.replace(/^\uFEFF/, ''))
  if (header === undefined) return []

  return rows.map((row, index) => {
    if (row.length !== header.length) {
      throw new RangeError(`Record ${index + 1} has ${row.length} fields where the header has ${header.length}.`)
    }
    return Object.fromEntries(header.map((column, position) => [column, row[position] ?? '']))
  })
}

const FIELD = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/y

function readRows(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  FIELD.lastIndex = 0

  while (FIELD.lastIndex < text.length || row.length > 0) {
    const match = FIELD.exec(text)
    if (match === null) throw new RangeError(`Record ${rows.length} has a stray or unclosed quote.`)

    const [, field = '', end] = match
    row.push(field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field)
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}

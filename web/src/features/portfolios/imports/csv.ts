// Spreadsheets with another list separator split a cell at semicolons, tabs and line ends.
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[=+@＝＋－＠\t\r]|-(?![\d.,]))/g

/** A table as CSV. What a spreadsheet would take for a formula is written as text. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const guarded = text.replace(FORMULA_START, "'")
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

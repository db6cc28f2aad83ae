// Spreadsheets with another list separator split cells at semicolons, tabs and line ends.
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[=+@＝＋－＠\t\r]|-(?![\d.,]))/g

/** Formats a table as CSV. Escapes cells that a spreadsheet would run as formulas. */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const guarded = text.replace(FORMULA_START, "'")
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

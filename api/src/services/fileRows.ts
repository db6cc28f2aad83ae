import { Refusal } from './refusal.ts'

/** A record as it stands in the file; `line` is where it begins, counted from 1. */
export type FileRow = { line: number; cells: string[] }

/** What is asked of a text; a test counts it. */
export type ScannedText = Pick<string, 'length' | 'charCodeAt' | 'slice'>

const LONGEST_ROW = 128 * 1024
const LONGEST_CELL = 2_000
const MOST_CELLS = 200

const [QUOTE, LF, CR] = [0x22, 0x0a, 0x0d]

/**
 * Every record of a text, blank ones too, in one pass: each character is looked at a few times at most, whatever the
 * text. Refused with NotCsv where it is no table.
 */
export function* recordsOf(text: ScannedText, delimiter: string): Generator<FileRow, void, void> {
  const cut = delimiter.charCodeAt(0)
  let [at, lines] = [0, 1]

  /** A line end of either kind counts once. */
  function passLineEnd(): void {
    if (text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF) at += 1
    at += 1
    lines += 1
  }

  /** Goes on to what closes a quoted cell; a doubled quote is one of its characters. */
  function passQuoted(): void {
    while (at < text.length) {
      const code = text.charCodeAt(at)
      if (code === QUOTE && text.charCodeAt(at + 1) !== QUOTE) return
      if (code === QUOTE) at += 2
      else if (code === LF || code === CR) passLineEnd()
      else at += 1
    }
    throw notCsv()
  }

  function passBare(): void {
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at)
      if (code === cut || code === LF || code === CR) return
    }
  }

  function takeCell(): string {
    if (text.charCodeAt(at) !== QUOTE) {
      const start = at
      passBare()
      return text.slice(start, Math.min(at, start + LONGEST_CELL))
    }
    at += 1
    const start = at
    passQuoted()
    const quoted = text.slice(start, Math.min(at, start + 2 * LONGEST_CELL)).replaceAll('""', '"')
    at += 1
    const rest = at
    passBare()
    return (quoted + text.slice(rest, Math.min(at, rest + LONGEST_CELL))).slice(0, LONGEST_CELL)
  }

  while (at < text.length) {
    const row: FileRow = { line: lines, cells: [] }
    const start = at
    for (;;) {
      const cell = takeCell()
      if (row.cells.length < MOST_CELLS) row.cells.push(cell)
      if (text.charCodeAt(at) !== cut) break
      at += 1
    }
    if (at - start > LONGEST_ROW) throw notCsv()
    if (at < text.length) passLineEnd()
    yield row
  }
}

export function isBlank({ cells }: FileRow): boolean {
  return cells.every((cell) => cell.trim() === '')
}

function notCsv(): Refusal {
  return new Refusal('NotCsv', { reason: 'unreadable' })
}

import { fromStoredText } from '../../database/kernel/storedJson.ts'
import type { FileRow } from './fileRows.ts'
import type { RowOutcome } from './checkRows.ts'

export const ROWS_A_BLOCK = 500

/** Splits rows into blocks of ROWS_A_BLOCK in their order; the last may be shorter. */
export function inBlocks<Row>(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = []
  for (let at = 0; at < rows.length; at += ROWS_A_BLOCK) blocks.push(rows.slice(at, at + ROWS_A_BLOCK))
  return blocks
}

/** Only written by this module. */
export function rowsOf(stored: unknown): FileRow[] {
  return stored as FileRow[]
}

/** The rows of a stored block, from its text. */
export function rowsOfBlock(block: string): FileRow[] {
  return rowsOf(fromStoredText(block))
}

/** Only written by this module. */
export function outcomesOfBlock(block: string): RowOutcome[] {
  return fromStoredText(block) as RowOutcome[]
}

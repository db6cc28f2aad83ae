import { fromStoredText } from '../../database/kernel/storedJson.ts'
import type { FileRow } from './fileRows.ts'
import type { RowOutcome } from './checkRows.ts'

export const ROWS_A_BLOCK = 500

/** Splits rows in order; the last block may be shorter. */
export function inBlocks<Row>(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = []
  for (let at = 0; at < rows.length; at += ROWS_A_BLOCK) blocks.push(rows.slice(at, at + ROWS_A_BLOCK))
  return blocks
}

/** Only this module writes the stored value. */
export function rowsOf(stored: unknown): FileRow[] {
  return stored as FileRow[]
}

export function rowsOfBlock(block: string): FileRow[] {
  return rowsOf(fromStoredText(block))
}

/** Only this module writes the stored value. */
export function outcomesOfBlock(block: string): RowOutcome[] {
  return fromStoredText(block) as RowOutcome[]
}

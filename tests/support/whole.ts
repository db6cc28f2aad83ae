/** True with TESTS=whole: every language, theme, width and engine, and what takes minutes. Else each matrix is sampled. */
export const isWhole = process.env.TESTS === 'whole'

/** The rows of a matrix: all with TESTS=whole, else those named first, which differ in everything. */
export function rowsOf<Row>(rows: readonly Row[], usual: number): readonly Row[] {
  return isWhole ? rows : rows.slice(0, usual)
}

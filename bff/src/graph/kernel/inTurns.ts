import { setImmediate as nextTurn } from 'node:timers/promises'

// Rows resolved between yields to the event loop, about ten milliseconds.
const ROWS_A_TURN = 200

/** Resolves a long list in batches and yields to the event loop in between. */
export function inTurns<Row>(rows: readonly Row[]): readonly (Row | Promise<Row>)[] {
  if (rows.length <= ROWS_A_TURN) return rows
  let turn: Promise<unknown> = Promise.resolve()
  return rows.map((row, at) => {
    if (at < ROWS_A_TURN) return row
    if (at % ROWS_A_TURN === 0) turn = turn.then(() => nextTurn())
    return turn.then(() => row)
  })
}

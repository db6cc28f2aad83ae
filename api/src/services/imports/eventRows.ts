import type { RowOutcome } from './checkRows.ts'
import type { ReadEvent } from './readEvent.ts'

export type EventRow = RowOutcome & { event: ReadEvent }

/** Days around one: brokers book the parts of an event within these. */
export const NEAR = Array.from({ length: 11 }, (_, place) => place - 5)

/** Whether the row of a file tells an event that is to be entered. */
export function isEventRow(outcome: RowOutcome): outcome is EventRow {
  return outcome.event !== undefined && outcome.verdict === 'accepted'
}

/** Whether the row of a file tells an event that only the person can complete. */
export function isIncompleteRow(outcome: RowOutcome): outcome is EventRow {
  return outcome.event !== undefined && outcome.verdict === 'incomplete'
}

/** Whether a row is neither cancelled nor a part of another one. */
export function isLeft({ verdict, withLine }: RowOutcome): boolean {
  return verdict === 'accepted' && withLine === undefined
}

/** Refuses a row with the code of its fault. */
export function refuse(row: RowOutcome, reason: string): void {
  row.verdict = 'refused'
  row.reason = reason
}

import type { RowOutcome } from './checkRows.ts'
import type { ReadEvent } from './readEvent.ts'

export type EventRow = RowOutcome & { event: ReadEvent }

/** Day offsets within which brokers book the parts of an event. */
export const NEAR = Array.from({ length: 11 }, (_, place) => place - 5)

export function isEventRow(outcome: RowOutcome): outcome is EventRow {
  return outcome.event !== undefined && outcome.verdict === 'accepted'
}

export function isIncompleteRow(outcome: RowOutcome): outcome is EventRow {
  return outcome.event !== undefined && outcome.verdict === 'incomplete'
}

/** True if a row is neither cancelled nor part of another row. */
export function isLeft({ verdict, withLine }: RowOutcome): boolean {
  return verdict === 'accepted' && withLine === undefined
}

export function refuse(row: RowOutcome, reason: string): void {
  row.verdict = 'refused'
  row.reason = reason
}

const DAY_MILLISECONDS = 86_400_000

/** Counts the current day; 0 once the time is over. */
export function daysLeft(until: Date, present: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - present.getTime()) / DAY_MILLISECONDS))
}

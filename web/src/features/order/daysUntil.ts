const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000

/** How many whole days are left until then; 0 on the last day and after it. */
export function daysUntil(end: Date, now: Date): number {
  return Math.max(Math.floor((end.getTime() - now.getTime()) / MILLISECONDS_PER_DAY), 0)
}

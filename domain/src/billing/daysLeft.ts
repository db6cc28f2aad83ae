const DAY_MILLISECONDS = 86_400_000

/** How many days are left until an instant, the one under way included; 0 once it is over. */
export function daysLeft(until: Date, present: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - present.getTime()) / DAY_MILLISECONDS))
}

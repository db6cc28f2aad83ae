const DAY_MILLISECONDS = 86_400_000

/** How many days are left until an instant, the one under way included; 0 once it is over. */
export function daysLeft(until: string, present: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - present.getTime()) / DAY_MILLISECONDS))
}

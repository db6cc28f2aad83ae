/** Hours of the day, 0 to 23, from the first of them until the other; they may go over midnight, and differ. */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

/** Whether nothing is pushed then, in this time zone (IANA); null has no quiet hours. */
export function isQuiet(now: Date, timeZone: string, hours: QuietHours | null): boolean {
  if (!hours) return false
  const hour = Number(new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))
  const { from, until } = hours
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** Hours from 0 to 23, which differ; may span midnight. */
export interface QuietHours {
  readonly from: number
  readonly until: number
}

/** `timeZone` is an IANA name; null means no quiet hours. */
export function isQuiet(now: Date, timeZone: string, hours: QuietHours | null): boolean {
  if (!hours) return false
  const hour = Number(new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))
  const { from, until } = hours
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** A plain date (YYYY-MM-DD) as an instant of that day on the reader's own clock: no zone can shift its day. */
export function dateText(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

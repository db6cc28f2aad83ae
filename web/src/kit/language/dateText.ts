/** Local noon of a plain date (YYYY-MM-DD): a time zone could change its day. */
export function dateText(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}

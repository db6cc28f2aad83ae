import { civilTime } from './exchangeClock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Short name such as "EST"; null if the user's clock shows the same time. */
export function foreignZoneName(at: number, timeZone: string, locale: string): string | null {
  const here = new Date(at)
  if (Math.floor(civilTime(at, timeZone).minutes) === here.getHours() * 60 + here.getMinutes()) return null
  const key = `${locale} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
  formats.set(key, format)
  return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? null
}

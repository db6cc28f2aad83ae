const FIRST_YEAR = 1900

/** The year that an address names; the present one where it names none. */
export function yearOf(text: string | undefined, now: Date): number {
  const year = Number(text)
  return text !== undefined && /^\d{4}$/.test(text) && year >= FIRST_YEAR ? year : now.getFullYear()
}

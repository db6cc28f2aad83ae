const FIRST_YEAR = 1900

/** Parses the year of an address. Returns the current year if it is missing or invalid. */
export function yearOf(text: string | undefined, now: Date): number {
  const year = Number(text)
  return text !== undefined && /^\d{4}$/.test(text) && year >= FIRST_YEAR ? year : now.getFullYear()
}

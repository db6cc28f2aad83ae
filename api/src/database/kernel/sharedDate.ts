const shared = new Map<string, string>()

/** Interns a date, so that thousands of rows share one string and compare by identity. */
export function sharedDate(text: string): string {
  const known = shared.get(text)
  if (known !== undefined) return known
  shared.set(text, text)
  return text
}

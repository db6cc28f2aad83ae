const shared = new Map<string, string>()

/** The same text, as the one object that stands for that date: thousands of rows then compare by it, and hold it once. */
export function sharedDate(text: string): string {
  const known = shared.get(text)
  if (known !== undefined) return known
  shared.set(text, text)
  return text
}

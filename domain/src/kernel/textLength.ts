/** The length of a text in characters: trimmed, independent of its encoding. */
export function textLength(text: string): number {
  return [...text.trim()].length
}

/** A text as it is where it counts as so many characters at most, else its beginning that does. */
export function textWithin(text: string, maximum: number): string {
  if (textLength(text) <= maximum) return text
  const before = text.length - text.trimStart().length
  return text.slice(0, before) + [...text.trim()].slice(0, maximum).join('')
}

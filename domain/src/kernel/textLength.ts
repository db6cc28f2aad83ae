/** How many characters a text counts as: what surrounds it is dropped, and each counts one, however it is stored. */
export function textLength(text: string): number {
  return [...text.trim()].length
}

/** A text as it is where it counts as so many characters at most, else its beginning that does. */
export function textWithin(text: string, maximum: number): string {
  if (textLength(text) <= maximum) return text
  const before = text.length - text.trimStart().length
  return text.slice(0, before) + [...text.trim()].slice(0, maximum).join('')
}

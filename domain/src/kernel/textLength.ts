/** Length of the trimmed text in code points. */
export function textLength(text: string): number {
  return [...text.trim()].length
}

/** Truncates to `maximum` code points, ignoring surrounding spaces. */
export function textWithin(text: string, maximum: number): string {
  if (textLength(text) <= maximum) return text
  const before = text.length - text.trimStart().length
  return text.slice(0, before) + [...text.trim()].slice(0, maximum).join('')
}

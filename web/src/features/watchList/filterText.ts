const MARKS = /\p{Mark}/gu

/**
 * A text as a filter reads it, character for character as long as the text itself: no capitals, no accents,
 * the decimal comma as a point, every kind of space and minus alike.
 */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

/** Whether the folded text holds the words of the filter. An empty filter lets everything through. */
export function matches(text: string, filter: string): boolean {
  return foldText(text).includes(foldText(filter.trim()))
}

/** The text in pieces, those that match the filter marked. */
export function markedPieces(text: string, filter: string): { readonly text: string; readonly isMatch: boolean }[] {
  const wanted = foldText(filter.trim())
  if (wanted === '') return [{ text, isMatch: false }]

  const folded = foldText(text)
  const pieces = []
  let from = 0
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    pieces.push({ text: text.slice(from, at), isMatch: false })
    pieces.push({ text: text.slice(at, at + wanted.length), isMatch: true })
    from = at + wanted.length
  }
  pieces.push({ text: text.slice(from), isMatch: false })
  return pieces.filter((piece) => piece.text !== '')
}

function foldCharacter(character: string): string {
  if (character === ',') return '.'
  if (/\s/u.test(character)) return ' '
  if (character === '\u2212' || character === '\u2013') return '-'
  const bare = character.normalize('NFD').replace(MARKS, '').toLowerCase()
  // A character that would grow keeps its place, so that the pieces can be cut from the text itself.
  return bare.length === character.length ? bare : character
}

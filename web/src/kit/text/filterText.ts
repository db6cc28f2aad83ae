const MARKS = /\p{Mark}/gu
const ASCII = /^[\0-\x7f]*$/

/** Folds case, accents, decimal commas, spaces and minus signs. The result has the same length as the text. */
export function foldText(text: string): string {
  return Array.from(text, foldCharacter).join('')
}

/** Like `foldText`, and removes spaces that group digits. The length may change. */
export function searchable(text: string): string {
  const plain = ASCII.test(text)
    ? text
    : text
        .normalize('NFD')
        .replace(MARKS, '')
        .replace(/[\u2212\u2013]/g, '-')
  return plain
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/\s/gu, ' ')
    .replace(/(\d) (?=\d)/g, '$1')
}

export function createFilter(filter: string): (searchableText: string) => boolean {
  const wanted = searchable(filter.trim())
  // A comma may also group thousands.
  const ungrouped = searchable(filter.trim().replace(/,(?=\d{3}(\D|$))/g, ''))
  return (text) => text.includes(wanted) || (ungrouped !== wanted && text.includes(ungrouped))
}

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
  // Skips characters whose folded form is longer, so that indexes match the original text.
  return bare.length === character.length ? bare : character
}

const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
]
const COLUMNS = ['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '1aqw', '2zsx']
const LINES = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', ...ROWS, ...COLUMNS]
const SEQUENCES = LINES.flatMap((line) => [line, [...line].toReversed().join('')])

const SHIFTED: Readonly<Record<string, string>> = {
  '!': '1',
  '@': '2',
  '#': '3',
  $: '4',
  '%': '5',
  '^': '6',
  '&': '7',
  '*': '8',
}

const SHORTEST_SEQUENCE = 4
/** Fewer letters and digits outside sequences add no strength. */
const FEWEST_OTHERS = 4

/**
 * True if a lower-case password consists mostly of runs of digits, letters or adjacent keys, in
 * either direction.
 */
export function isMostlySequences(password: string): boolean {
  const typed = [...password].map((sign) => SHIFTED[sign] ?? sign).join('')
  let others = 0
  let hasSequence = false
  for (let index = 0; index < typed.length;) {
    const length = sequenceLength(typed, index)
    if (length > 0) hasSequence = true
    else if (/[\p{L}\d]/u.test(password.charAt(index))) others += 1
    index += Math.max(length, 1)
  }
  return hasSequence && others < FEWEST_OTHERS
}

/** Longest sequence starting at an index; 0 if there is none. */
function sequenceLength(text: string, start: number): number {
  let length = SHORTEST_SEQUENCE
  const isPartOfSequence = () => {
    const part = text.slice(start, start + length)
    return part.length === length && SEQUENCES.some((line) => line.includes(part))
  }
  if (!isPartOfSequence()) return 0
  while (isPartOfSequence()) length += 1
  return length - 1
}

const MAXIMUM_DEPTH = 20

// PostgreSQL text cannot hold NUL. Behind an even number of backslashes `\u0000` is literal text.
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

/** A body that is no JSON, is nested deeper than any call of ours, or holds the character NUL. */
export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

/** Parses a body; an empty one is an empty object. Throws UnreadableBody. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  if (isDeeperThan(MAXIMUM_DEPTH, text)) throw new UnreadableBody('The body is nested too deeply.')
  if (NUL.test(text)) throw new UnreadableBody('The body holds a NUL.')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableBody('The body is not JSON.', { cause })
  }
}

/** Checked before parsing, by one pass over the characters. */
function isDeeperThan(maximum: number, text: string): boolean {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInText) {
      if (character === '\\') at += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > maximum) return true
  }
  return false
}

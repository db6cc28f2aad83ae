const MAXIMUM_DEPTH = 20

export class UnreadableBody extends Error {
  override readonly name = 'UnreadableBody'
}

/** Parses a body. An empty one is an empty object. Throws UnreadableBody. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return {}
  const problem = problemIn(text)
  if (problem !== null) throw new UnreadableBody(problem)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableBody('The body is not JSON.', { cause })
  }
}

function problemIn(text: string): string | null {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isInText) {
      // PostgreSQL text cannot contain NUL.
      if (text.startsWith('\\u0000', at)) return 'The body contains a NUL.'
      if (character === '\\') at += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth > MAXIMUM_DEPTH) return 'The body is nested too deeply.'
  }
  return null
}

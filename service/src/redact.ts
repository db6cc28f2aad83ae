const HIDDEN = '[hidden]'
// What is logged is small: what is larger was handed over by mistake.
const MOST_VALUES = 2_000
const DEEPEST = 30

/** Names of what opens a door or names a person, without signs between the words; longer names may end with them. */
const SECRET_NAMES =
  /(?:authorization|cookie|password|passphrase|token|secrets?|apikey|servicekey|privatekey|accesskey|authkey|authorizationkey|pepper|clientsecret|credentials?|signature|cvc|card|cardnumber|nameoncard|email)$/

function isSecretName(name: string): boolean {
  return SECRET_NAMES.test(name.toLowerCase().replaceAll(/[^a-z]/g, ''))
}

/**
 * A copy of what is to be logged, at any depth without the values of names that open a door or name a person: also in
 * lists, and where a name stands beside its value. Errors stay as they are, for the serializer of errors.
 */
export function withoutSecrets(value: object): Record<string, unknown> {
  let left = MOST_VALUES
  const above = new Set<object>()

  function copy(found: unknown, depth: number): unknown {
    if (typeof found === 'bigint') return String(found)
    if (typeof found !== 'object' || found === null || found instanceof Error) return found
    if (found instanceof Date || found instanceof URL) return found
    if (ArrayBuffer.isView(found) || found instanceof ArrayBuffer) return '[bytes]'
    if (above.has(found)) return '[circular]'
    left -= 1
    if (left < 0 || depth > DEEPEST) return '[more]'
    above.add(found)
    try {
      if (Array.isArray(found)) return found.map((one) => copy(one, depth + 1))
      if (found instanceof Set) return [...found].map((one) => copy(one, depth + 1))
      return copyOfEntries(entriesOf(found), depth)
    } catch {
      return '[unreadable]'
    } finally {
      above.delete(found)
    }
  }

  function copyOfEntries(entries: readonly (readonly [string, unknown])[], depth: number): Record<string, unknown> {
    const named = entries.find(([name, own]) => (name === 'name' || name === 'key') && typeof own === 'string')
    const isSecretPair = named !== undefined && isSecretName(String(named[1]))
    return Object.fromEntries(
      entries.map(([name, own]) => {
        const isSecret = isSecretName(name) || (isSecretPair && name === 'value')
        return [name, isSecret && hides(own) ? HIDDEN : copy(own, depth + 1)]
      }),
    )
  }

  return copyOfEntries(entriesOf(value), 0)
}

/** That there is one, or none, is no secret. */
function hides(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean'
}

function entriesOf(found: object): readonly (readonly [string, unknown])[] {
  if (found instanceof Map || (typeof Headers === 'function' && found instanceof Headers)) {
    return [...found.entries()].map(([name, own]) => [String(name), own] as const)
  }
  return Object.entries(found)
}

// Of an address or a form: `api_token=…`, `client_secret=…`. Of a header: `Bearer …`. Of an address: `//user:password@`.
const PARAMETER = /((?:token|secret|password|api_?key|signature|\bkey)=)(?!\[hidden\])[^&\s"'\\#;,)]+/gi
const SCHEME = /\b(Bearer|Basic) +[\w.~+/=-]{6,}/g
const IN_ADDRESS = /(\/\/[^\s/:@"\\]*:)[^\s/@"\\]+@/g
// Of a body that was logged as text, so that its quotation marks are escaped.
const IN_TEXT = /(\\+"[\w-]*(?:token|secret|password|api_?key|authorization|cookie|cvc|email)\\+" *: *\\+")[^"\\]+/gi

/** A finished line without what its sentences, addresses and texts carry. */
export function lineWithoutSecrets(line: string): string {
  return line
    .replace(PARAMETER, `$1${HIDDEN}`)
    .replace(SCHEME, `$1 ${HIDDEN}`)
    .replace(IN_ADDRESS, `$1${HIDDEN}@`)
    .replace(IN_TEXT, `$1${HIDDEN}`)
}

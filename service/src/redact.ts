const HIDDEN = '[hidden]'
// Larger values are logged by mistake.
const MOST_VALUES = 2_000
const DEEPEST = 30

/**
 * Names of credentials and personal data in lower case, without punctuation. Longer names may end
 * with them.
 */
const SECRET_NAMES =
  /(?:authorization|cookie|password|passphrase|token|secrets?|apikey|servicekey|privatekey|accesskey|authkey|authorizationkey|pepper|clientsecret|credentials?|signature|cvc|card|cardnumber|nameoncard|email)$|^password/

function isSecretName(name: string): boolean {
  return SECRET_NAMES.test(name.toLowerCase().replaceAll(/[^a-z]/g, ''))
}

/**
 * Copies a value for the log and hides secrets at any depth: by property name, or by the preceding
 * name in a list. Leaves errors to their serializer.
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
      if (Array.isArray(found)) return copyOfList(found, depth)
      if (found instanceof Set) return [...found].map((one) => copy(one, depth + 1))
      return copyOfEntries(entriesOf(found), depth)
    } catch {
      return '[unreadable]'
    } finally {
      above.delete(found)
    }
  }

  /** Headers may be a flat list of alternating names and values. */
  function copyOfList(found: readonly unknown[], depth: number): unknown[] {
    return found.map((item, index) => {
      const previous: unknown = found[index - 1]
      const isSecret = typeof item === 'string' && typeof previous === 'string' && isSecretName(previous)
      return isSecret ? HIDDEN : copy(item, depth + 1)
    })
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

/** The absence or presence of a secret is not secret. */
function hides(value: unknown): boolean {
  return value !== null && value !== undefined && typeof value !== 'boolean'
}

function entriesOf(found: object): readonly (readonly [string, unknown])[] {
  if (found instanceof Map || (typeof Headers === 'function' && found instanceof Headers)) {
    return [...found.entries()].map(([name, own]) => [String(name), own] as const)
  }
  return Object.entries(found)
}

// Parameters such as `api_token=…`, authorization schemes, and passwords in addresses.
const PARAMETER = /((?:token|secret|password|api_?key|signature|\bkey)=)[^&\s"'\\#;,)]+/gi
const SCHEME = /\b(Bearer|Basic) +[\w.~+/=-]{6,}/g
const IN_ADDRESS = /(\/\/[^\s/:@"\\]*:)[^\s/@"\\]+@/g
// Quotation marks are escaped in a body logged as text.
const IN_TEXT = /(\\"[\w-]*(?:token|secret|password|api_?key|authorization|cookie|cvc|email)\\+" *: *\\+")[^"\\]+/gi

const STRIPE_KEY = /\b(?:[rs]k_(?:live|test)|whsec)_\w+/g

/** Hides secrets in messages, addresses and texts of a finished line. */
export function lineWithoutSecrets(line: string): string {
  return line
    .replace(PARAMETER, `$1${HIDDEN}`)
    .replace(SCHEME, `$1 ${HIDDEN}`)
    .replace(IN_ADDRESS, `$1${HIDDEN}@`)
    .replace(IN_TEXT, `$1${HIDDEN}`)
    .replace(STRIPE_KEY, HIDDEN)
}

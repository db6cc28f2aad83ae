import { catalogue, type CallName } from '@palier/contract/catalogue'
import { isErrorCode, statusOf } from '@palier/contract/kernel/errorCodes'
import { envelope } from '@palier/contract/kernel/envelope'
import type { Random } from '../random.ts'

export type Answer = { status: number; text: string; milliseconds: number }

/** As JSON text, so that what JavaScript cannot write comes through as well. */
const HOSTILE = [
  ...['null', 'true', '""', '[]', '{}', '-1', '0', '0.1', '1e400', '-1e308', '1e-400', '-0', '2147483648'],
  ...['123456789012345678901234567890', '"NaN"', '"Infinity"', '"1e400"', '"1,5"', '"0x10"', '"-0.00001"'],
  ...['"0001-01-01T00:00:00"', '"9999-12-31T23:59:59.999999999Z"', '"2026-02-31T00:00:00Z"', '"yesterday"'],
  ...[
    `"'; drop table users; --"`,
    '"%_\\\\"',
    '"\\ud800"',
    '"\\u0000"',
    '"\\r\\nBcc: a@palier.test"',
    '"../../etc/passwd"',
  ],
  ...['"<img src=x onerror=alert(1)>"', '"javascript:alert(1)"', '"${7*7}"', '"{{7*7}}"', '"__proto__"', '"\\u202e"'],
  ...['"00000000-0000-0000-0000-000000000000"', '"00000000-0000-4000-8000-000000000000"', '"http://127.0.0.1/"'],
  ...[
    '{"__proto__":{"admin":true},"constructor":1}',
    '["a","b"]',
    '[[[[[[[[]]]]]]]]',
    '"a@palier.test"',
    '"fr"',
    '"en"',
  ],
  `"${'x'.repeat(5_000)}"`,
  `[${'1,'.repeat(2_000)}1]`,
  `${'['.repeat(500)}${']'.repeat(500)}`,
]

// One ends the session that the others need, another waits for news.
const NAMES = (Object.keys(catalogue) as CallName[]).filter(
  (name) => !['signOut', 'getEvents', 'deleteAccount', 'synchronize'].includes(name),
)

/** A call and a body for it, which is not always JSON. */
export function hostileInput(random: Random): { name: CallName; body: string } {
  const name = random.oneOf(NAMES)
  const { input } = catalogue[name]
  const keys = 'shape' in input ? Object.keys(input.shape as object) : []
  const body = `{${keys
    .filter(() => random.next() > 0.1)
    .map((key) => `${JSON.stringify(key)}:${random.oneOf(HOSTILE)}`)
    .join(',')}}`
  const kind = random.weighted({ whole: 90, cut: 4, bare: 4, more: 2 })
  if (kind === 'cut') return { name, body: body.slice(0, random.between(0, body.length)) }
  if (kind === 'bare') return { name, body: random.oneOf(HOSTILE) }
  return { name, body: kind === 'more' ? `${body}${random.oneOf(HOSTILE)}` : body }
}

/** Values for the variables of an operation: of one name all that such an object may hold, or nothing like it. */
export function hostileVariables(random: Random): string {
  const names = ['input', 'id', 'first', 'after', 'text', 'symbol', 'listId', 'portfolioId', 'stockIds', 'includeX']
  const fields = [
    'email',
    'password',
    'id',
    'listId',
    'stockId',
    'name',
    'description',
    'kind',
    'priceId',
    'thresholds',
  ]
  const inside = () => `{${fields.map((field) => `"${field}":${random.oneOf(HOSTILE)}`).join(',')}}`
  return `{${names.map((name) => `"${name}":${name === 'input' ? inside() : random.oneOf(HOSTILE)}`).join(',')}}`
}

const LEAK = /drop table|onerror|etc\/passwd|\bat \w+ \(|\.[tj]s:\d|node_modules|select .* from|SQLSTATE|relation "/i
const SLOW_MILLISECONDS = 2000

/** What is wrong with an answer of the api; null for nothing. */
export function faultOf({ status, text, milliseconds }: Answer): string | null {
  if (milliseconds > SLOW_MILLISECONDS) return `took ${Math.round(milliseconds)} ms`
  if (status >= 500) return `is a failure ${status}`
  const parsed = envelope.safeParse(jsonIn(text))
  if (!parsed.success) return 'is no envelope'
  const { success, errors } = parsed.data
  if (success) return null
  const code = errors?.[0]?.errorCode ?? ''
  if (!isErrorCode(code) || statusOf(code) !== status) return `says ${code} with the status ${status}`
  return LEAK.test(JSON.stringify(errors)) ? 'repeats what was sent, or tells of the inside' : null
}

/** The same of the door for pages. */
export function graphFaultOf({ status, text, milliseconds }: Answer): string | null {
  if (milliseconds > SLOW_MILLISECONDS) return `took ${Math.round(milliseconds)} ms`
  if (status >= 500 || text.includes('InternalServerError')) return `is a failure ${status}`
  const answer = jsonIn(text)
  if (typeof answer !== 'object' || answer === null) return 'is no answer of GraphQL'
  return 'errors' in answer && LEAK.test(JSON.stringify(answer.errors)) ? 'repeats what was sent' : null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

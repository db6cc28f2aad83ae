type Answer = { text: string; body: unknown }
type Finding = { name: string; sent: RequestInit; search?: string; isFound: (answer: Answer) => boolean }

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const asked = (query: string) => json({ query })
const inAddress = (query: string) => `?query=${encodeURIComponent(query)}`
const aliases = Array.from({ length: 101 }, (_, at) => `a${at}: __typename`).join(' ')
const circle = `${'fields { type { '.repeat(4)}name${' } }'.repeat(4)}`

/** What a scanner of strangers' GraphQL servers sends, and how it sees that something is there. */
const FINDINGS: readonly Finding[] = [
  { name: 'the schema', sent: asked('{ __schema { types { name fields { name } } } }'), isFound: isAnswered },
  { name: 'a circle through the schema', sent: asked(`{ __schema { types { ${circle} } } }`), isFound: isAnswered },
  {
    name: 'a page to try operations',
    sent: { headers: { accept: 'text/html' } },
    isFound: ({ text }) => /graphiql|graphql[ -]playground/i.test(text),
  },
  {
    name: 'hints at names',
    sent: asked('{ __schema { directive } }'),
    isFound: ({ text }) => text.includes('Did you mean'),
  },
  { name: '101 aliases', sent: asked(`{ ${aliases} }`), isFound: isAnswered },
  {
    name: 'ten operations in one request',
    sent: json(Array.from({ length: 10 }, () => ({ query: '{ __typename }' }))),
    isFound: ({ body }) => Array.isArray(body) && body.length === 10,
  },
  {
    name: 'ten directives, each judged',
    sent: asked(`{ __typename ${'@aa'.repeat(10)} }`),
    isFound: ({ body }) => errorsIn(body) === 10,
  },
  { name: 'mutations by GET', sent: {}, search: inAddress('mutation { __typename }'), isFound: isAnswered },
  { name: 'queries by GET', sent: {}, search: inAddress('{ __typename }'), isFound: isAnswered },
  {
    name: 'operations out of a form',
    sent: { method: 'POST', body: new URLSearchParams({ query: '{ __typename }' }) },
    isFound: isAnswered,
  },
  {
    name: 'traces in answers',
    sent: asked('{ __typename }'),
    isFound: ({ text }) => /"tracing"\s*:/i.test(text),
  },
  {
    name: 'errors that tell where they came from',
    sent: asked('qwerty { abc }'),
    isFound: ({ text }) => /"(exception|stacktrace)"\s*:|node_modules/i.test(text),
  },
]

/** What is found at the address of a GraphQL server by whoever sends these headers. */
export async function findingsAt(url: string, headers: Record<string, string> = {}): Promise<string[]> {
  const found = []
  for (const { name, sent, search = '', isFound } of FINDINGS) {
    const answer = await fetch(url + search, { ...sent, headers: { ...sent.headers, ...headers } })
    const text = await answer.text()
    if (isFound({ text, body: parsedOrNull(text) })) found.push(name)
  }
  return found
}

function isAnswered({ body }: Answer): boolean {
  return isObject(body) && isObject(body.data)
}

function errorsIn(body: unknown): number {
  return isObject(body) && Array.isArray(body.errors) ? body.errors.length : 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { HumanCheckDown, type HumanCheck } from './port.ts'
import { createRecaptcha } from './recaptcha.ts'
import { HOST, SECRET, startServer } from './testing/startVerifier.ts'
import { createTurnstile } from './turnstile.ts'
import type { HostedCheckOptions } from './hostedCheck.ts'

// What the two services answer, by their own pages as of November 2026: developers.cloudflare.com/turnstile, "Validate the
// token", "Testing" and "Client-side errors" (2026-05-05); developers.google.com/recaptcha, "reCAPTCHA v3" and "Verifying
// the user's response". Both take the address of the visitor or none, and name the host on whose page a token was made.

const NOW = new Date('2026-11-20T15:00:00Z')

let url: string
let status: number
let body: unknown
let forms: URLSearchParams[]
let close: () => Promise<void>

beforeAll(async () => {
  ;({ url, close } = await startServer((request, response) => {
    void text(request).then((form) => {
      forms.push(new URLSearchParams(form))
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }))
})
afterAll(() => close())

async function outcome(
  create: (options: HostedCheckOptions) => HumanCheck,
  answered: unknown,
  { address = '203.0.113.7', hostname = HOST, answerStatus = 200 }: Partial<Answering> = {},
) {
  ;[status, body, forms] = [answerStatus, answered, []]
  const check = create({ secret: SECRET, hostname, verifyUrl: url, allowInsecure: true })
  return check
    .verify({ token: 'a-token', action: 'register', address, now: NOW })
    .catch((error: unknown) => (error instanceof HumanCheckDown ? 'down' : 'broken'))
}

type Answering = { address: string; hostname: string | null; answerStatus: number }

const TURNSTILE = {
  success: true,
  challenge_ts: '2026-11-20T14:59:30.100Z',
  hostname: HOST,
  'error-codes': [],
  action: 'register',
  cdata: '',
  metadata: { interactive: false },
}
const RECAPTCHA = {
  success: true,
  score: 0.9,
  action: 'register',
  challenge_ts: '2026-11-20T14:59:30Z',
  hostname: HOST,
}

describe.each([
  ['Turnstile', createTurnstile, TURNSTILE],
  ['reCAPTCHA', createRecaptcha, RECAPTCHA],
] as const)('documented answers of %s', (_name, create, passed) => {
  test('a token of our own pages passes, one of another host does not', async () => {
    expect(await outcome(create, passed)).toBe('passed')
    expect(await outcome(create, { ...passed, hostname: HOST.toUpperCase() })).toBe('passed')
    for (const hostname of ['palier.example', `x.${HOST}`, `${HOST}.evil.example`, 'localhost'])
      expect(await outcome(create, { ...passed, hostname })).toBe('refused')
  })

  test('on a machine of one’s own, and where no host is told, any will do', async () => {
    expect(await outcome(create, { ...passed, hostname: 'example.com' }, { hostname: null })).toBe('passed')
    expect(await outcome(create, { ...passed, hostname: '' })).toBe('passed')
    expect(await outcome(create, { ...passed, hostname: undefined })).toBe('passed')
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:85a3::8a2e:370:7334'],
    // What the api counts a caller of IPv6 by.
    ['2001:db8:85a3:12', null],
    ['0:0:0:0', null],
    ['', null],
  ])('of %s it is told %s', async (address, told) => {
    expect(await outcome(create, passed, { address })).toBe('passed')
    expect(forms.map((form) => form.get('remoteip'))).toEqual([told])
  })

  test.each([
    [['timeout-or-duplicate'], 'refused'],
    [['invalid-input-response'], 'refused'],
    [['missing-input-response'], 'refused'],
    [['missing-input-secret'], 'down'],
    [['invalid-input-secret'], 'down'],
    [['bad-request'], 'down'],
    [['internal-error'], 'down'],
    [['timeout-or-duplicate', 'invalid-input-secret'], 'down'],
    [[], 'down'],
    [undefined, 'down'],
  ])('refused for %j it is %s', async (codes, expected) => {
    expect(await outcome(create, { success: false, 'error-codes': codes })).toBe(expected)
  })

  test.each([
    [400, { success: false, 'error-codes': ['bad-request'] }],
    [403, 'Forbidden'],
    [429, { success: false, 'error-codes': ['rate-limited'] }],
    [503, 'Service Unavailable'],
    [200, []],
    [200, 'NA'],
  ])('a status of %d with %j lets nobody in', async (answerStatus, answered) => {
    expect(await outcome(create, answered, { answerStatus })).toBe('down')
  })

  test('what is null is absent', async () => {
    const { success, hostname } = passed
    expect(await outcome(create, { success, hostname, action: null, score: null, 'error-codes': null })).toBe('refused')
    expect(await outcome(create, { ...passed, 'error-codes': null })).toBe('passed')
  })
})

describe('a failure of the service itself', () => {
  const failed = { success: false, 'error-codes': ['internal-error'] }

  it('a check that failed at Turnstile is asked once more, as the same check [SVC-16]', async () => {
    const answers: object[] = [failed, TURNSTILE]
    const sent: URLSearchParams[] = []
    const fetch: typeof globalThis.fetch = async (_url, init) => {
      sent.push(new URLSearchParams(String(init?.body)))
      return Response.json(answers.shift())
    }
    const check = createTurnstile({ secret: SECRET, hostname: HOST, fetch })
    const verified = check.verify({ token: 'a-token', action: 'register', address: '203.0.113.7', now: NOW })
    expect(await verified).toBe('passed')
    const keys = sent.map((form) => form.get('idempotency_key'))
    expect([keys.length, new Set(keys).size, keys[0]]).toEqual([2, 1, expect.stringMatching(/^[0-9a-f-]{36}$/)])
  })

  it('a check that fails twice is reported as unavailable [SVC-16]', async () => {
    expect(await outcome(createTurnstile, failed)).toBe('down')
    expect(forms).toHaveLength(2)
  })
})

import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { type BrokenHumanCheck, describeHumanCheck, type HumanCheckCase } from './conformance.ts'
import type { HumanCheck } from './port.ts'
import { createRecaptcha } from './recaptcha.ts'
import { HOST, SECRET, startServer, startVerifier } from './testing/startVerifier.ts'
import { createTurnstile } from './turnstile.ts'
import type { HostedCheckOptions } from './hostedCheck.ts'

const NOW = new Date('2026-11-20T15:00:00Z')
const ADDRESS = '203.0.113.7'
const TURNSTILE_SECONDS = 300
const RECAPTCHA_SECONDS = 120

type Create = (options: HostedCheckOptions) => HumanCheck

async function working(create: Create, lifetimeSeconds: number, score?: number): Promise<HumanCheckCase> {
  const verifier = await startVerifier(lifetimeSeconds, score)
  return {
    check: create({ secret: SECRET, hostname: HOST, verifyUrl: verifier.url, allowInsecure: true }),
    pass: async (action, _address, now) => verifier.issue(action, now),
    setNow: verifier.setNow,
    lifetimeSeconds,
    close: verifier.close,
  }
}

async function answering(create: Create, listener: RequestListener): Promise<HumanCheckCase> {
  const { url, close } = await startServer(listener)
  return {
    check: create({ secret: SECRET, hostname: HOST, verifyUrl: url, allowInsecure: true, deadlineMilliseconds: 300 }),
    pass: async () => 'a-token-of-the-browser',
    setNow: () => {},
    lifetimeSeconds: 0,
    close,
  }
}

function brokenOnes(create: Create): BrokenHumanCheck[] {
  const says = (status: number, body: string, headers = {}): (() => Promise<HumanCheckCase>) => {
    return () => answering(create, (_request, response) => response.writeHead(status, headers).end(body))
  }
  const passes = '{"success":true,"action":"register","score":0.9}'
  return [
    [
      'where nobody listens',
      async () => {
        const gone = await answering(create, () => {})
        await gone.close()
        return { ...gone, close: async () => {} }
      },
    ],
    ['with an answer that never comes', () => answering(create, () => {})],
    [
      'with an answer that never ends',
      () => answering(create, (_request, response) => response.writeHead(200).write('{"success":true,')),
    ],
    ['with a connection that is cut', () => answering(create, ({ socket }) => socket.destroy())],
    ['with a status of 500', says(500, passes)],
    ['with a status of 429', says(429, passes)],
    ['with a page instead of an answer', says(200, '<html>success</html>', { 'content-type': 'text/html' })],
    ['with nothing in the answer', says(200, '')],
    ['with an answer of another shape', says(200, '{"success":"true","action":"register","score":0.9}')],
    ['with an answer without end', says(200, `${passes}${' '.repeat(200_000)}`)],
    [
      'that sends us elsewhere',
      () =>
        answering(create, ({ url }, response) => {
          if (url === '/siteverify') response.writeHead(302, { location: '/elsewhere' })
          response.end(passes)
        }),
    ],
    ['where our key is refused', says(200, '{"success":false,"error-codes":["invalid-input-secret"]}')],
    ['with a refusal that gives no reason', says(200, '{"success":false}')],
  ]
}

describeHumanCheck('Turnstile', () => working(createTurnstile, TURNSTILE_SECONDS), brokenOnes(createTurnstile))
describeHumanCheck('reCAPTCHA', () => working(createRecaptcha, RECAPTCHA_SECONDS, 0.9), brokenOnes(createRecaptcha))

test.each([
  [0.5, 'passed'],
  [0.4, 'refused'],
  [undefined, 'refused'],
])('reCAPTCHA with a score of %s', async (score, verdict) => {
  const { check, pass, close } = await working(createRecaptcha, RECAPTCHA_SECONDS, score)
  const token = await pass('login', ADDRESS, NOW)
  expect(await check.verify({ token, action: 'login', address: ADDRESS, now: NOW })).toBe(verdict)
  await close()
})

test.each([createTurnstile, createRecaptcha])('a hosted check over http must be allowed', (create) => {
  expect(() => create({ secret: SECRET, hostname: HOST, verifyUrl: 'http://127.0.0.1/siteverify' })).toThrow(RangeError)
  expect(() => create({ secret: SECRET, hostname: HOST })).not.toThrow()
})

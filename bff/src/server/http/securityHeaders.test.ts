import { expect, test } from 'vitest'
import { pagePolicyOf } from './securityHeaders.ts'

const ORIGIN = 'https://palier.example'

function sourcesOf(services: Parameters<typeof pagePolicyOf>[1]): Record<string, string[]> {
  const { content } = pagePolicyOf('<script>one()</script>', services, ORIGIN)
  return Object.fromEntries(
    content.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

test('without a service from outside nothing comes from elsewhere, and nothing goes there', () => {
  expect(pagePolicyOf('', [], ORIGIN).content).not.toContain('http')
  // Finding D7: no other host, by whatever protocol.
  expect(sourcesOf([])['connect-src']).toEqual(["'self'", 'wss://palier.example'])
  expect(pagePolicyOf('', [], ORIGIN).opener).toBe('same-origin')
})

test.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['recaptcha', 'https://www.google.com/recaptcha/'],
] as const)('the check of %s may be loaded and shown in its frame [D9]', (service, source) => {
  const sources = sourcesOf([service])
  expect(sources['script-src']).toContain(source)
  expect(sources['frame-src']).toContain(source)
  expect(sources['style-src']).toEqual(sourcesOf([])['style-src'])
  expect(pagePolicyOf('', [service], ORIGIN).opener).toBe('same-origin')
})

test('the identity provider may be loaded and answer from its window [AUTH-22]', () => {
  const sources = sourcesOf(['google', 'turnstile'])
  expect(sources['script-src']).toContain('https://accounts.google.com/gsi/client')
  expect(sources['script-src']).toContain('https://challenges.cloudflare.com')
  expect(sources['connect-src']).toContain('https://accounts.google.com/gsi/')
  expect(pagePolicyOf('', ['google'], ORIGIN).opener).toBe('same-origin-allow-popups')
})

test('the fields of Stripe and the page of the bank may be shown, where Stripe takes the payments [PAY-26] [D12]', () => {
  const sources = sourcesOf(['stripe'])
  expect(sources['script-src']).toContain('https://js.stripe.com')
  expect(sources['frame-src']).toEqual([
    "'self'",
    'https://js.stripe.com',
    'https://*.js.stripe.com',
    'https://hooks.stripe.com',
  ])
  expect(sources['connect-src']).toContain('https://api.stripe.com')
  for (const name of ['style-src', 'img-src']) expect(sources[name], name).toEqual(sourcesOf([])[name])
  expect(pagePolicyOf('', [], ORIGIN).content).not.toContain('stripe')
})

test('no service lifts what holds for our own pages', () => {
  const all = sourcesOf(['google', 'recaptcha', 'stripe', 'turnstile'])
  expect(all['script-src']?.some((source) => source.includes('unsafe') || source === 'https:')).toBe(false)
  for (const name of ['default-src', 'frame-ancestors', 'base-uri', 'object-src', 'form-action']) {
    expect(all[name], name).toEqual(sourcesOf([])[name])
  }
})

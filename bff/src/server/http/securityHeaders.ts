import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { OutsideService } from '../../config/config.ts'

export type PagePolicy = { content: string; opener: 'same-origin' | 'same-origin-allow-popups' }

type Directive = 'script-src' | 'style-src' | 'img-src' | 'connect-src' | 'frame-src'

const OUTSIDE_SOURCES: Record<OutsideService, Partial<Record<Directive, string>>> = {
  google: {
    'script-src': 'https://accounts.google.com/gsi/client',
    'style-src': 'https://accounts.google.com/gsi/style',
    'img-src': 'https://*.googleusercontent.com',
    'connect-src': 'https://accounts.google.com/gsi/',
    'frame-src': 'https://accounts.google.com/gsi/',
  },
  recaptcha: {
    'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'connect-src': 'https://www.google.com/recaptcha/',
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  },
  stripe: {
    'script-src': 'https://js.stripe.com https://*.js.stripe.com',
    'connect-src': 'https://api.stripe.com',
    // Card fields, and the bank's page for the cardholder.
    'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  },
  turnstile: {
    'script-src': 'https://challenges.cloudflare.com',
    'frame-src': 'https://challenges.cloudflare.com',
  },
}

/** Allows own scripts, inline ones by hash, and those of configured services. */
export function pagePolicyOf(html: string, services: readonly OutsideService[], origin: string): PagePolicy {
  const outside = (directive: Directive) => services.flatMap((service) => OUTSIDE_SOURCES[service][directive] ?? [])
  const content = [
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html), ...outside('script-src')].join(' '),
    // The component library inserts styles at run time.
    ["style-src 'self' 'unsafe-inline'", ...outside('style-src')].join(' '),
    ["img-src 'self' data:", ...outside('img-src')].join(' '),
    "font-src 'self'",
    [`connect-src 'self' ${socketsOf(origin)}`, ...outside('connect-src')].join(' '),
    ["frame-src 'self'", ...outside('frame-src')].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ')
  // Google responds from a popup.
  return { content, opener: services.includes('google') ? 'same-origin-allow-popups' : 'same-origin' }
}

/** GraphiQL's editor starts workers and inserts styles, images and fonts. */
export function graphiqlPolicyOf(html: string, origin: string): PagePolicy {
  const content = [
    "default-src 'self' data: blob:",
    ["script-src 'self'", ...hashesOf(html)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self' ${socketsOf(origin)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ')
  return { content, opener: 'same-origin' }
}

/** WebSocket origin: older browsers do not include it in 'self'. */
function socketsOf(origin: string): string {
  return origin.replace(/^http/, 'ws')
}

function hashesOf(html: string): string[] {
  return inlineScriptsOf(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

function inlineScriptsOf(html: string): string[] {
  return html
    .split('<script')
    .slice(1)
    .flatMap((element) => {
      const [attributes = '', ...content] = (element.split('</script>', 1)[0] ?? '').split('>')
      return /\ssrc=/.test(attributes) ? [] : [content.join('>')]
    })
}

/** HSTS applies for a year if the connection is encrypted. */
export function setSecurityHeaders(response: ServerResponse, policy: PagePolicy, isEncrypted: boolean): void {
  response.setHeader('content-security-policy', policy.content)
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  response.setHeader('cross-origin-opener-policy', policy.opener)
  if (isEncrypted) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}

import { request as requestPlain } from 'node:http'
import { request } from 'node:https'
import { lookupPublic } from '@palier/service/net/publicAddress'
import webPush from 'web-push'
import { secureEndpoint } from '../kernel/secureEndpoint.ts'
import type { PushOutcome, PushSender, PushTarget } from './port.ts'

const ANSWER_MILLISECONDS = 10_000
const MOST_CHARACTERS = 1_000

// Push services of Chromium browsers, Firefox, Safari and Edge.
const PUSH_SERVICES =
  /^(?:fcm\.googleapis\.com|jmt17\.google\.com|(?:[a-z0-9-]+\.)+(?:push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com))$/

export type WebPushOptions = {
  /** base64url. */
  publicKey: string
  privateKey: string
  /** Contact for the push service: `mailto:` or `https:`. */
  subject: string
  /** Allows any push service, including local ones without encryption. */
  allowInsecure: boolean
}

/**
 * Web Push (RFC 8030), encrypted by RFC 8291 and signed by VAPID. Endpoints are untrusted browser
 * input: only known push services are called.
 */
export function createWebPush({ allowInsecure, ...vapidDetails }: WebPushOptions): PushSender {
  function accepts(endpoint: string): boolean {
    if (endpoint.length > MOST_CHARACTERS) return false
    try {
      const { hostname, port, username } = secureEndpoint(endpoint, allowInsecure)
      // Resolved addresses are checked on connect. URL omits https port 443.
      const isPushService = port === '' && PUSH_SERVICES.test(hostname)
      return username === '' && (allowInsecure || isPushService)
    } catch {
      return false
    }
  }

  function write({ endpoint, p256dh, auth }: PushTarget, text: string, TTL: number, topic: string) {
    const options = { vapidDetails, TTL, topic, contentEncoding: 'aes128gcm' } as const
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options)
    } catch {
      return null
    }
  }

  function post({ endpoint, headers, body }: webPush.RequestDetails) {
    const send = endpoint.startsWith('https:') ? request : requestPlain
    return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
      const options = {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
        ...(!allowInsecure && { lookup: lookupPublic }),
      }
      send(endpoint, options, (answer) => {
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
        // The rest of the response is ignored, however long.
        answer.destroy()
      })
        .on('error', reject)
        .end(body)
    })
  }

  return {
    publicKey: vapidDetails.publicKey,
    accepts,
    async send(target, text, { seconds, topic }) {
      const written = accepts(target.endpoint) ? write(target, text, seconds, topic) : null
      if (!written) return { kind: 'gone' }
      try {
        return outcomeOf(await post(written))
      } catch {
        return { kind: 'later', afterSeconds: null }
      }
    },
  }
}

function outcomeOf({ status, retryAfter }: { status: number; retryAfter: string | undefined }): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  return { kind: 'later', afterSeconds: /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null }
}

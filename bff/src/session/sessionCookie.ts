import { expirationOf, type Session } from './session.ts'

const NAME = '__Host-palier'
const DEVICE_NAME = '__Host-palier-device'
// As long as the api remembers a browser that is not seen.
const DEVICE_SECONDS = 365 * 24 * 60 * 60
const DEVICE_TOKEN = /^[\w-]{1,200}$/
// Browsers keep such a cookie also from plain http on the machine itself.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** The Set-Cookie line that keeps a sealed session until its token expires. */
export function cookieThatKeeps(sealedText: string, session: Session, now: Date): string {
  const seconds = Math.max(0, Math.floor((expirationOf(session) - now.getTime()) / 1000))
  return `${NAME}=${sealedText}; ${ATTRIBUTES}; Max-Age=${seconds}`
}

export const COOKIE_THAT_CLEARS = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The sealed text in a Cookie header; null when there is none. */
export const sealedTextIn = (header: string | undefined) => valueIn(header, NAME)

/**
 * The Set-Cookie line that keeps what the api knows this browser by. It outlasts the session: it opens nothing, and
 * keeps strangers' wrong passwords from locking whoever has signed in here.
 */
export function deviceCookieOf(deviceToken: string): string {
  return `${DEVICE_NAME}=${deviceToken}; ${ATTRIBUTES}; Max-Age=${DEVICE_SECONDS}`
}

/** What the browser shows of earlier sign-ins; null for nothing that could have been made here. */
export function deviceTokenIn(header: string | undefined): string | null {
  const value = valueIn(header, DEVICE_NAME)
  return value !== null && DEVICE_TOKEN.test(value) ? value : null
}

function valueIn(header: string | undefined, wanted: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === wanted && value) return value
  }
  return null
}

import { expirationOf, type Session } from './session.ts'

const NAME = '__Host-palier'
/** Written by the client when a language is chosen. */
const LANGUAGE_NAME = '__Host-palier-language'
const DEVICE_NAME = '__Host-palier-device'
// As long as the API remembers an unused browser.
const DEVICE_SECONDS = 365 * 24 * 60 * 60
const DEVICE_TOKEN = /^[\w-]{1,200}$/
// Browsers accept secure cookies over http on localhost too.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** Set-Cookie header for a sealed session, until its token expires. */
export function cookieThatKeeps(sealedText: string, session: Session, now: Date): string {
  const seconds = Math.max(0, Math.floor((expirationOf(session) - now.getTime()) / 1000))
  return `${NAME}=${sealedText}; ${ATTRIBUTES}; Max-Age=${seconds}`
}

export const COOKIE_THAT_CLEARS = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The sealed session in a Cookie header; null when there is none. */
export const sealedTextIn = (header: string | undefined) => valueIn(header, NAME)

/** The chosen language in a Cookie header; null if none was chosen. */
export function languageIn(header: string | undefined): 'fr' | 'en' | null {
  const value = valueIn(header, LANGUAGE_NAME)
  return value === 'fr' || value === 'en' ? value : null
}

/**
 * Set-Cookie header for the device token. It outlasts the session: it grants no access, but keeps failed sign-ins of
 * others from locking out this browser.
 */
export function deviceCookieOf(deviceToken: string): string {
  return `${DEVICE_NAME}=${deviceToken}; ${ATTRIBUTES}; Max-Age=${DEVICE_SECONDS}`
}

/** Device token in a Cookie header; null when malformed. */
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

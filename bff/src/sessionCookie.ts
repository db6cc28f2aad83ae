import { expirationOf, type Session } from './session.ts'

const NAME = '__Host-palier'
// Browsers keep such a cookie also from plain http on the machine itself.
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict'

/** The Set-Cookie line that keeps a sealed session until its token expires. */
export function cookieThatKeeps(sealedText: string, session: Session, now: Date): string {
  const seconds = Math.max(0, Math.floor((expirationOf(session) - now.getTime()) / 1000))
  return `${NAME}=${sealedText}; ${ATTRIBUTES}; Max-Age=${seconds}`
}

export const COOKIE_THAT_CLEARS = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The sealed text in a Cookie header; null when there is none. */
export function sealedTextIn(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2)
    if (name === NAME && value) return value
  }
  return null
}

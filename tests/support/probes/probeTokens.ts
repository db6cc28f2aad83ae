import { createHmac } from 'node:crypto'

type Claims = Record<string, unknown>

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims

function signed(header: Claims, claims: Claims, secret: string, hash = 'sha256'): string {
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`
}

/** The same token once more, made here: it must open what the first one opens, or what follows proves nothing. */
export function copyOf(token: string, secret: string): string {
  const [header, claims] = token.split('.')
  return signed(decoded(header), decoded(claims), secret)
}

/** A member's token, changed so that it would say more or live longer: nobody may believe one of these. */
export function forgeriesOf(token: string, secret: string): readonly (readonly [what: string, token: string])[] {
  const [first = '', second = '', signature = ''] = token.split('.')
  const [header, claims] = [decoded(first), decoded(second)]
  const admin = { ...claims, role: { admin: { active: true } } }
  return [
    ['no algorithm', `${encoded({ ...header, alg: 'none' })}.${encoded(admin)}.`],
    ['no algorithm, with the signature', `${encoded({ ...header, alg: 'None' })}.${second}.${signature}`],
    ['more under the same signature', `${first}.${encoded(admin)}.${signature}`],
    ['another key', signed(header, admin, 'another-key-of-32-characters-at-least')],
    ['an empty key', signed(header, claims, '')],
    ['another algorithm', signed({ ...header, alg: 'HS512' }, claims, secret, 'sha512')],
    ['another issuer', signed(header, { ...claims, iss: 'elsewhere' }, secret)],
    ['another audience', signed(header, { ...claims, aud: 'elsewhere' }, secret)],
    ['another kind', signed({ ...header, typ: 'at+jwt' }, claims, secret)],
    ['expired', signed(header, { ...claims, exp: Math.floor(Date.now() / 1000) - 3600 }, secret)],
    ['without an end', signed(header, { ...claims, exp: undefined }, secret)],
    ['another session', signed(header, { ...claims, sid: '00000000-0000-4000-8000-000000000000' }, secret)],
    ['a key of its own', signed({ ...header, jwk: { kty: 'oct', k: 'AAAA' }, kid: '../../dev/null' }, admin, 'AAAA')],
    ['cut', token.slice(0, -2)],
  ]
}

import type { RoleMap } from '@palier/domain/accounts/roles'

/** The session itself is in an HttpOnly cookie. */
export interface StoredUser {
  readonly userId: string
  readonly email: string
  readonly nickname: string
  readonly fullname: string
  readonly firstname: string
  readonly lastname: string
  readonly imageUrl: string | null
  readonly roles: RoleMap
  /** End of the session, ISO 8601. */
  readonly expiration: string
}

const TEXT_KEYS = ['userId', 'email', 'nickname', 'fullname', 'firstname', 'lastname', 'expiration'] as const

export function parseStoredUser(value: unknown): StoredUser | null {
  if (!isRecord(value)) return null

  const { imageUrl = null, roles } = value
  const isTextual = TEXT_KEYS.every((key) => typeof value[key] === 'string')
  const hasInstant = !Number.isNaN(Date.parse(String(value['expiration'])))
  if (!isTextual || !hasInstant || !isRoleMap(roles)) return null
  if (imageUrl !== null && typeof imageUrl !== 'string') return null

  const text = (key: (typeof TEXT_KEYS)[number]) => String(value[key])
  return {
    userId: text('userId'),
    email: text('email'),
    nickname: text('nickname'),
    fullname: text('fullname'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    imageUrl,
    roles,
    expiration: text('expiration'),
  }
}

function isRoleMap(value: unknown): value is RoleMap {
  return isRecord(value) && Object.values(value).every((role) => isRecord(role) && typeof role['active'] === 'boolean')
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

import { isRecord } from './storedUser.ts'

export interface StoredInvitation {
  readonly token: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: 'fr' | 'en'
}

const TEXT_KEYS = ['token', 'email', 'firstName', 'lastName'] as const

export function parseStoredInvitation(value: unknown): StoredInvitation | null {
  if (!isRecord(value) || TEXT_KEYS.some((key) => typeof value[key] !== 'string')) return null
  const text = (key: (typeof TEXT_KEYS)[number]) => String(value[key])
  return {
    token: text('token'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    language: value['language'] === 'en' ? 'en' : 'fr',
  }
}

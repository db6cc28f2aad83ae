import { describe, expect, test } from 'vitest'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { dismissalsThatHold, messagesFor, messageToShow } from './applicationMessages.ts'

const EXPIRATION = '2026-11-22T12:00:00Z'
const DISMISSED_AT = '2026-11-21T13:00:00.000Z'

function user(roles: StoredUser['roles']): StoredUser {
  const texts = { userId: 'u', email: '', nickname: '', fullname: '', firstname: '', lastname: '' }
  return { ...texts, imageUrl: null, roles, expiration: EXPIRATION }
}

const guest = user({ demonstration: { active: true } })
const about = messagesFor(guest)

describe('messages of the application', () => {
  test('a guest is told when the lists go, nobody else is [SHELL-15] [D2]', () => {
    expect(about).toEqual([{ code: 'GuestDataExpires', at: EXPIRATION }])
    expect(messagesFor(user({}))).toEqual([])
    expect(messagesFor(user({ demonstration: { active: false } }))).toEqual([])
    expect(messagesFor(null)).toEqual([])
  })

  test('a message that was dismissed is not shown [SHELL-15]', () => {
    expect(messageToShow(about, {})?.code).toBe('GuestDataExpires')
    expect(messageToShow(about, { GuestDataExpires: DISMISSED_AT })).toBeNull()
    expect(messageToShow([], {})).toBeNull()
  })

  test('a dismissal holds until its cause is gone; those of other causes stay [STORE-05] [SHELL-15]', () => {
    const dismissed = { GuestDataExpires: DISMISSED_AT, ExpiredCard: DISMISSED_AT }
    expect(dismissalsThatHold(dismissed, about)).toEqual(dismissed)
    expect(dismissalsThatHold(dismissed, [])).toEqual({ ExpiredCard: DISMISSED_AT })
  })
})

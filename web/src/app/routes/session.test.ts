import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEnvironment } from '../network/environment.ts'
import { createStorage } from '../../device/storage/storage.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import { createSession } from './session.ts'
import { createSocket } from '../network/socket.ts'

const START = new Date('2026-11-21T12:00:00Z')

function userUntil(expiration: string): StoredUser {
  const texts = { userId: 'u', email: '', nickname: '', fullname: '', firstname: '', lastname: '' }
  return { ...texts, imageUrl: null, roles: {}, expiration }
}

function start() {
  const storage = createStorage(localStorage)
  const close = vi.fn()
  const reconnect = vi.fn()
  const settings = () => ({ language: 'fr', preproductionKey: null })
  const reloadOnce = () => false
  const socket = createSocket({ url: 'ws://palier.test/graphql', random: () => 0, settings, reloadOnce })
  const overs: (() => void)[] = []
  const fresh = (over: () => void) => {
    overs.push(over)
    return { environment: createEnvironment({ settings, socket, reloadOnce }), reconnect, close }
  }
  return {
    storage,
    close,
    reconnect,
    /** What each live connection calls when it learns that the session has ended. */
    overs,
    session: createSession({ storage, createEnvironment: fresh, now: () => new Date() }),
  }
}

describe('the session', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a stored user whose time has come is deleted at the start [AUTH-12]', () => {
    createStorage(localStorage).user.write(userUntil('2026-11-21T12:00:00Z'))
    expect(start().session.user()).toBeNull()
    expect(localStorage.getItem('palier.user')).toBeNull()
  })

  test('what the device keeps of one person is gone once another one signs in, and stays for the same [D40]', () => {
    const deleteDatabase = vi.fn()
    vi.stubGlobal('indexedDB', { deleteDatabase })
    const { session } = start()
    const user = userUntil('2026-11-21T12:00:01Z')
    session.open(user, null)
    session.open(user, null)
    expect(deleteDatabase).not.toHaveBeenCalled()
    session.open({ ...user, userId: 'other' }, null)
    expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('palier')
  })

  test('any other stored user is restored [AUTH-12]', () => {
    const user = userUntil('2026-11-21T12:00:01Z')
    createStorage(localStorage).user.write(user)
    expect(start().session.user()).toEqual(user)
  })

  test('a timer ends the session at the expiration of its token and says so [AUTH-11] [CONST-17]', () => {
    const { session } = start()
    const ended = vi.fn()
    session.onEnd(ended)
    session.open(userUntil('2026-11-21T13:00:00Z'), 221201)

    vi.advanceTimersByTime(3_599_000)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(ended).toHaveBeenCalledOnce()
    expect(session.user()).toBeNull()
  })

  test('a session that was ended elsewhere ends here too, once, and a visitor hears nothing of it', () => {
    const { session, overs } = start()
    const ended = vi.fn()
    session.onEnd(ended)
    overs.at(-1)?.()
    session.open(userUntil('2026-11-21T13:00:00Z'), 221201)
    // The connection from before the sign-in knows nothing of this session.
    overs[0]?.()
    expect([ended.mock.calls, session.user() === null]).toEqual([[], false])

    const over = overs.at(-1)
    over?.()
    over?.()
    expect(ended.mock.calls).toEqual([['endedElsewhere']])
    expect(session.user()).toBeNull()
  })

  test('an expiration beyond the reach of one timer does not fire at once [AUTH-11]', () => {
    const { session } = start()
    const ended = vi.fn()
    session.onEnd(ended)
    session.open(userUntil('2027-01-21T12:00:00Z'), null)
    vi.advanceTimersByTime(2 ** 31)
    expect(ended).not.toHaveBeenCalled()
  })

  test('signing in records the user and the accepted terms, in a store of its own [AUTH-09]', () => {
    const { session, storage } = start()
    const before = session.environment()
    session.open(userUntil('2026-11-21T13:00:00Z'), 221201)
    expect(storage.user.read()?.userId).toBe('u')
    expect(storage.acceptedTermsVersion.read()).toBe(221201)
    expect(session.environment()).not.toBe(before)
  })

  test('signing out forgets the user, everything loaded, and closes the socket [AUTH-13] [SHELL-12]', () => {
    const { session, close } = start()
    session.open(userUntil('2026-11-21T13:00:00Z'), 221201)
    const before = session.environment()
    close.mockClear()

    session.close()
    expect(session.user()).toBeNull()
    expect(session.environment()).not.toBe(before)
    expect(close).toHaveBeenCalledOnce()
  })

  test('what changes of the settings reaches the live connection of the present session [NAV-32]', () => {
    const { session, reconnect } = start()
    session.reconnect()
    expect(reconnect).toHaveBeenCalledOnce()
  })
})

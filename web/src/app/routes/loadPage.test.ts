import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problemAnswer } from '../../testing/answerOperation.ts'
import { createStorage } from '../../device/storage/storage.ts'
import type { StoredUser } from '../../device/storage/storedUser.ts'
import type { PageName } from '../../kit/navigation/paths.ts'
import { createEnvironment } from '../network/environment.ts'
import { loadPage } from './loadPage.ts'
import { PAGES } from './routes.ts'
import { createSession, type Session } from './session.ts'
import { createSocket } from '../network/socket.ts'
import { createMessageLoader } from '../language/messageLoader.ts'

const user: StoredUser = {
  userId: 'u',
  email: '',
  nickname: '',
  fullname: '',
  firstname: '',
  lastname: '',
  imageUrl: null,
  roles: {},
  expiration: '2999-01-01T00:00:00Z',
}

const site = {
  isMarketSimulated: true,
  exchangeRateSource: null,
  usdInCad: '1.4064',
  cadInUsd: '0.711',
  contactEmail: null,
}

function viewerWith(refusal: string | null) {
  const names = { userId: 'u', nickname: '', fullName: 'Marie', firstName: 'Marie', lastName: '', email: '' }
  const entry = {
    roles: [{ name: 'user', active: true }],
    sessionExpiresAt: user.expiration,
    acceptedTermsVersion: 221201,
  }
  const rights = { imageUrl: null, ...entry, isAdmin: false, isGuest: false, preCheck: { refusal }, preferences: null }
  return { __typename: 'Viewer', id: 'viewer', ...names, ...rights, usage: null, unreadNoticeCount: 0 }
}

describe('loading a page', () => {
  const fetched = vi.fn<typeof fetch>()
  beforeEach(() => {
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  /** Where the visitor ends, or what failed; null where the page shows. */
  let session: Session
  async function visit(name: PageName, address: string, isSignedIn: boolean): Promise<string | null> {
    return opened(isSignedIn)(name, address)
  }

  /** An application of its own, in which pages are visited. */
  function opened(isSignedIn: boolean) {
    const storage = createStorage(localStorage)
    if (isSignedIn) storage.user.write(user)
    const settings = () => ({ language: 'fr', preproductionKey: null })
    const reloadOnce = () => false
    const socket = createSocket({ url: 'ws://palier.test/graphql', random: () => 0, settings, reloadOnce })
    const { reconnect, close } = socket
    session = createSession({
      storage,
      createEnvironment: () => ({
        environment: createEnvironment({ settings, socket, reloadOnce }),
        reconnect,
        close,
      }),
      now: () => new Date(),
    })
    const parts = { session, storage, messageLoader: createMessageLoader({ language: 'fr', storage }) }
    return async (name: PageName, address: string, signal?: AbortSignal): Promise<string | null> => {
      const page = PAGES.find((one) => one.name === name)
      if (!page) throw new Error(`No page ${name}`)
      const url = new URL(address, 'http://palier.test')
      const asked = { params: {}, request: new Request(url, { signal: signal ?? null }), url, pattern: page.path }
      try {
        await loadPage(page, parts, { ...asked, context: {} } as unknown as Parameters<typeof loadPage>[2])
        return null
      } catch (thrown) {
        return thrown instanceof Response ? thrown.headers.get('location') : String(thrown)
      }
    }
  }

  const answer = (data: unknown) => fetched.mockResolvedValue(new Response(JSON.stringify({ data })))

  test('a page is one request, and shows when nothing is refused [NAV-33]', async () => {
    answer({ viewer: viewerWith(null), site })
    expect(await visit('About', '/about', true)).toBeNull()
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('a page that is read anew while it is being read asks again: what was asked before a write is too old', async () => {
    const visit = opened(true)
    let isLate = true
    fetched.mockImplementation((_address, { signal } = {}) => {
      if (!isLate) return Promise.resolve(new Response(JSON.stringify({ data: { viewer: viewerWith(null), site } })))
      return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    const before = new AbortController()
    const first = visit('About', '/about', before.signal)
    await waitFor(() => expect(fetched).toHaveBeenCalledOnce())
    isLate = false
    before.abort()
    expect(await visit('About', '/about')).toBeNull()
    expect(await first).toContain('Abort')
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('a visit that was given up before its page is read asks nothing', async () => {
    expect(await opened(true)('About', '/about', AbortSignal.abort())).toContain('Abort')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('a guarded page asks nothing of the server for a visitor, and is come back to [NAV-34]', async () => {
    expect(await visit('MyAccount', '/myAccount?tab=cards', false)).toBe('/')
    expect(fetched).not.toHaveBeenCalled()
    expect([session.takeRefusal(), session.takeWanted()]).toEqual(['notAuthenticated', '/myAccount?tab=cards'])
  })

  test('terms that the server misses lead to their page before the screen shows [NAV-33] [NAV-38]', async () => {
    answer({ viewer: viewerWith('TERMS_NOT_ACCEPTED'), site })
    expect(await visit('About', '/about', true)).toBe('/legal/terms-conditions?v=221201')
    answer({ viewer: viewerWith('TERMS_NOT_ACCEPTED'), site })
    expect(await visit('PrivacyPolicy', '/legal/privacy-policy', true)).toBeNull()
  })

  test('a session that the server has forgotten is forgotten here too [AUTH-12]', async () => {
    answer({ viewer: null, site })
    expect(await visit('MyAccount', '/myAccount', true)).toBe('/')
    expect(localStorage.getItem('palier.user')).toBeNull()
    // The end of the session says why already.
    expect([session.takeRefusal(), session.takeWanted()]).toEqual([null, '/myAccount'])
  })

  test('a session of which the browser has lost the record is remembered again, and the page comes anew', async () => {
    answer({ viewer: viewerWith(null), site })
    expect(await visit('About', '/about?x=1', false)).toBe('/about?x=1')
    const remembered = createStorage(localStorage).user.read()
    expect(remembered).toMatchObject({ userId: 'u', fullname: 'Marie', roles: { user: { active: true } } })
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('the server decides who it is where the browser remembers another person', async () => {
    answer({ viewer: { ...viewerWith(null), userId: 'other' }, site })
    expect(await visit('About', '/about', true)).toBe('/about')
    expect(createStorage(localStorage).user.read()?.userId).toBe('other')
  })

  test('an open page then comes again as it is for a visitor [NAV-33]', async () => {
    answer({ viewer: null, site })
    expect(await visit('About', '/about?x=1', true)).toBe('/about?x=1')
  })

  test('the token of a mail stays with the page that comes again', async () => {
    window.history.replaceState(null, '', '/register/activation/confirmEmail#token=abc')
    answer({ viewer: null, site })
    const again = await visit('ConfirmEmail', '/register/activation/confirmEmail', true)
    window.history.replaceState(null, '', '/')
    expect(again).toBe('/register/activation/confirmEmail#token=abc')
  })

  test('a refused invitation leads Home with its code, and is not kept [NAV-37]', async () => {
    answer({ visitWithInvitation: problemAnswer('InvitationTokenInvalid') })
    window.history.replaceState(null, '', '/register/form#inviteToken=abc')
    expect(await visit('RegisterForm', '/register/form', false)).toBe('/?e=InvitationTokenInvalid')
    expect(fetched).toHaveBeenCalledOnce()
    expect(localStorage.getItem('palier.inviteToken')).toBeNull()
  })

  test('a failed check leads Home with its code [NAV-39]', async () => {
    fetched.mockResolvedValue(new Response('', { status: 500 }))
    expect(await visit('About', '/about', true)).toBe('/?e=InternalServerError')
  })

  test('Home stays where it is [NAV-39]', async () => {
    fetched.mockResolvedValue(new Response('', { status: 500 }))
    expect(await visit('Home', '/', false)).toContain('InternalServerError')
  })

  test('without an answer the page stays and offers to try again [ERR-53]', async () => {
    fetched.mockRejectedValue(new TypeError('offline'))
    expect(await visit('About', '/about', false)).toContain('ServiceUnavailable')
  })

  test('a closed site asks for its key and knows the way back [UNLOCK-03]', async () => {
    const errors = [{ message: '', extensions: { code: 'PREPRODUCTION_KEY_REQUIRED' } }]
    fetched.mockResolvedValue(new Response(JSON.stringify({ data: null, errors }), { status: 403 }))
    expect(await visit('Subscription', '/subscription?plan=2', false)).toBe(
      '/unlockAccess?go=%2Fsubscription%3Fplan%3D2',
    )
    // finding S8: one that was sent with a key says that it was not the right one.
    createStorage(localStorage).preproductionKey.write('sesam')
    fetched.mockResolvedValue(new Response(JSON.stringify({ data: null, errors }), { status: 403 }))
    expect(await visit('Subscription', '/subscription', false)).toBe('/unlockAccess?go=%2Fsubscription&wrong=1')
    createStorage(localStorage).preproductionKey.clear()
  })
})

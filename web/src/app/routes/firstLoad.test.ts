import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeEarlyAnswer } from '../network/earlyAnswer.ts'
import { settingHeaders } from '../network/requestSettings.ts'

const SCRIPT = readFileSync(join(import.meta.dirname, '../../../public/first-load.js'), 'utf8')
const HEADERS = { 'content-type': 'application/json', accept: 'application/json', 'x-graphql-yoga-csrf': '1' }
const PAGE = {
  path: '/list/:id/:stockId?',
  signedIn: {
    files: ['assets/list-1.js'],
    words: { fr: ['assets/words-fr-1.js'], en: ['assets/words-en-1.js'] },
    query: { id: 'q1', variables: { listId: ':id' } },
  },
  signedOut: null,
}

describe('the script that starts what a page needs', () => {
  const fetched = vi.fn<typeof fetch>()
  beforeEach(() => {
    fetched.mockReset().mockResolvedValue(new Response('{}'))
    vi.stubGlobal('fetch', fetched)
    localStorage.clear()
    keep('user', { expiration: new Date(Date.now() + 60_000).toISOString() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    globalThis.palierEarlyRequest = undefined
    document.head.innerHTML = ''
    localStorage.clear()
  })
  const keep = (name: string, value: unknown) => localStorage.setItem(`palier.${name}`, JSON.stringify(value))

  function open(path: string, start: unknown = PAGE) {
    history.replaceState(null, '', path)
    document.head.innerHTML = `<script type="application/json" id="page-start">${JSON.stringify(start)}</script>`
    new Function(SCRIPT)()
  }
  const linked = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))

  test('asks what the client would ask, in the chosen language, and loads the code and the words of the page', async () => {
    keep('language', 'en')
    keep('preproductionKey', 'sesame')
    open('/list/a%20b/7')
    expect(linked()).toEqual(['/assets/list-1.js', '/assets/words-en-1.js'])
    const body = JSON.stringify({ id: 'q1', variables: { listId: 'a b' } })
    const headers = { ...HEADERS, ...settingHeaders({ language: 'en', preproductionKey: 'sesame' }) }
    expect(fetched.mock.calls).toEqual([['/graphql', { method: 'POST', credentials: 'same-origin', headers, body }]])
    await expect(takeEarlyAnswer(body, headers)).resolves.toBeInstanceOf(Response)
    // For a later request it would be old.
    expect(takeEarlyAnswer(body, headers)).toBeNull()
  })

  test('an answer to something else is nobody’s, also later', () => {
    open('/list/a')
    const headers = { ...HEADERS, ...settingHeaders({ language: 'fr', preproductionKey: null }) }
    expect(takeEarlyAnswer('{"id":"q2","variables":{}}', headers)).toBeNull()
    expect(takeEarlyAnswer('{"id":"q1","variables":{"listId":"a"}}', headers)).toBeNull()
  })

  test.each([
    ['a visitor where only who is signed in may be', () => localStorage.removeItem('palier.user')],
    ['a session that is over', () => keep('user', { expiration: '2020-01-01T00:00:00Z' })],
    ['something unreadable in the storage', () => localStorage.setItem('palier.user', '{')],
  ])('starts nothing for %s', (_what, prepare) => {
    prepare()
    open('/list/a')
    expect([linked(), fetched.mock.calls]).toEqual([[], []])
  })

  test('starts nothing in the shell of another address, and asks nothing before an invitation is told', () => {
    open('/stock/a')
    open('/')
    open('/list/a/b/c')
    expect([linked(), fetched.mock.calls]).toEqual([[], []])
    open('/list/a?inviteToken=x')
    expect(linked()).toHaveLength(2)
    expect(fetched).not.toHaveBeenCalled()
  })

  const WELCOME = { path: '/', signedIn: PAGE.signedIn, signedOut: PAGE.signedIn && { ...PAGE.signedIn, query: null } }
  test.each([
    ['shown to a visitor in its language', 'shown', '/', () => localStorage.clear()],
    ['hidden from who is signed in', 'hidden', '/', () => {}],
    ['hidden from who reads the other language', 'hidden', '/?lang=en', () => localStorage.clear()],
    ['hidden at another address', 'hidden', '/list/a', () => localStorage.clear()],
    ['hidden where the storage is unreadable', 'hidden', '/', () => localStorage.setItem('palier.user', '{')],
  ])('the page in the document is %s', (_what, expected, path, prepare) => {
    prepare()
    document.documentElement.lang = 'fr'
    open(path, WELCOME)
    expect(document.documentElement.dataset['prerendered']).toBe(expected)
  })
})

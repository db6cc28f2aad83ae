import { describe, expect, test } from 'vitest'
import { safePath } from './safePath.ts'

describe('the path after a detour', () => {
  test.each(['/', '/login', '/list/12?x=1#top', '/subscription?plan=2&next=//a'])(
    'a path of this site is kept: %s [UNLOCK-02]',
    (path) => {
      expect(safePath(path)).toBe(path)
    },
  )

  test.each([
    null,
    '',
    'login',
    '//evil.test',
    '/\\evil.test',
    '\\/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/\t/evil.test',
    '/\n/evil.test',
    ' /login',
    '/login\\..\\',
  ])('anything else leads Home: %j [UNLOCK-02]', (path) => {
    expect(safePath(path)).toBe('/')
  })
})

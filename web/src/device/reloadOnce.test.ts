import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createReloadOnce } from './reloadOnce.ts'

describe('reloading a page that is older than its server', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('a build reloads once, however many requests fail before the document is gone', () => {
    const reload = vi.fn()
    const reloadOnce = createReloadOnce('/assets/old.js', reload)
    expect([reloadOnce(), reloadOnce()]).toEqual([true, true])
    expect(reload).toHaveBeenCalledOnce()
  })

  test('the same build does not reload again after it came back', () => {
    createReloadOnce('/assets/old.js', () => {})()
    const reload = vi.fn()
    expect(createReloadOnce('/assets/old.js', reload)()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('two builds that take turns reload once each, a later one once more', () => {
    const comesBack = (build: string) => createReloadOnce(build, () => {})()
    expect(['/a.js', '/b.js', '/a.js', '/b.js', '/c.js'].map(comesBack)).toEqual([true, true, false, false, true])
  })

  test('where no mark can be kept nothing reloads', () => {
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const reload = vi.fn()
    expect(createReloadOnce('/assets/old.js', reload)()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

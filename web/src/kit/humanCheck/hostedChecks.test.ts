import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { proveByRecaptcha } from './recaptcha.ts'
import { proveByTurnstile } from './turnstile.ts'

type Callbacks = Record<string, (token?: string) => unknown>

let rendered: Callbacks
let removed: string[]

beforeEach(() => {
  vi.useFakeTimers()
  removed = []
  // Their scripts come at once.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) queueMicrotask(() => script.onload?.(new Event('load')))
  })
  Reflect.set(window, 'turnstile', {
    render: (_place: HTMLElement, options: Callbacks) => {
      rendered = options
      return 'a-widget'
    },
    remove: (widget: string) => removed.push(widget),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Reflect.deleteProperty(window, 'turnstile')
  Reflect.deleteProperty(window, 'grecaptcha')
})

function turnstile() {
  return proveByTurnstile('a-site', 'REGISTER').catch((error: unknown) => `failed: ${String(error)}`)
}

/** What comes of it when this happens once the box stands. */
async function turnstileAfter(happens: () => unknown) {
  const outcome = turnstile()
  await vi.advanceTimersByTimeAsync(0)
  await happens()
  const result = await outcome
  expect(removed).toEqual(['a-widget'])
  expect(document.querySelector('[data-human-check]')).toBeNull()
  return result
}

describe('Turnstile', () => {
  test('gives its token', async () => {
    expect(await turnstileAfter(() => rendered['callback']?.('a-token'))).toBe('a-token')
  })

  test.each(['error-callback', 'timeout-callback', 'unsupported-callback'])('%s ends the wait', async (name) => {
    expect(await turnstileAfter(() => rendered[name]?.())).toMatch(/^failed: /)
  })

  test('tells the service that its error was dealt with', async () => {
    let answered: unknown
    await turnstileAfter(() => (answered = rendered['error-callback']?.()))
    expect(answered).toBe(true)
  })

  test('that says nothing is given up after half a minute', async () => {
    expect(await turnstileAfter(() => vi.advanceTimersByTimeAsync(30_000))).toMatch(/^failed: /)
  })

  test('that wants a press is waited for, as long as it says itself', async () => {
    const result = turnstileAfter(async () => {
      rendered['before-interactive-callback']?.()
      await vi.advanceTimersByTimeAsync(120_000)
      rendered['callback']?.('a-late-token')
    })
    expect(await result).toBe('a-late-token')
  })
})

describe('reCAPTCHA', () => {
  async function recaptcha(execute: () => Promise<string>, ready = (run: () => void) => run()) {
    Reflect.set(window, 'grecaptcha', { ready, execute })
    const outcome = proveByRecaptcha('a-site', 'LOGIN').catch((error: unknown) => `failed: ${String(error)}`)
    await vi.advanceTimersByTimeAsync(30_000)
    return outcome
  }

  test('gives its token, or its failure', async () => {
    expect(await recaptcha(async () => 'a-token')).toBe('a-token')
    expect(await recaptcha(() => Promise.reject(new Error('no site')))).toMatch(/^failed: .*no site/)
  })

  test('that says nothing is given up after half a minute', async () => {
    expect(await recaptcha(() => new Promise(() => {}))).toMatch(/^failed: /)
    expect(
      await recaptcha(
        async () => 'a-token',
        () => {},
      ),
    ).toMatch(/^failed: /)
  })
})

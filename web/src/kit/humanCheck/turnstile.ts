import { loadScript, readGlobal } from '../../device/script.ts'
import type { HumanAction } from './humanAction.ts'

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'

interface Turnstile {
  render(
    place: HTMLElement,
    options: {
      readonly sitekey: string
      readonly action: string
      readonly appearance: 'interaction-only'
      readonly callback: (token: string) => void
      /** Answers whether the error was dealt with; otherwise it is thrown into the page. */
      readonly 'error-callback': () => true
      /** Whoever was to press did not. */
      readonly 'timeout-callback': () => void
      readonly 'unsupported-callback': () => void
      readonly 'before-interactive-callback': () => void
    },
  ): string
  remove(widget: string): void
}

/** As long as it may say nothing; once it wants a press, its own time holds. */
const SILENCE_MILLISECONDS = 30_000

/**
 * A token of Cloudflare Turnstile. Its box shows only where it wants a press. Rejects where it fails, does not know this
 * browser, or waits too long.
 */
export async function proveByTurnstile(siteKey: string, action: HumanAction): Promise<string> {
  await loadScript(SCRIPT)
  const turnstile = readGlobal('turnstile') as Turnstile
  const place = document.createElement('div')
  place.dataset['humanCheck'] = 'turnstile'
  document.body.append(place)
  let widget: string | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(`Turnstile returned no token: ${reason}`))
      silence = setTimeout(() => fail('timeout'), SILENCE_MILLISECONDS)
      widget = turnstile.render(place, {
        sitekey: siteKey,
        action: action.toLowerCase(),
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': () => {
          fail('it failed')
          return true
        },
        'timeout-callback': () => fail('nobody pressed'),
        'unsupported-callback': () => fail('it does not know this browser'),
        'before-interactive-callback': () => clearTimeout(silence),
      })
    })
  } finally {
    clearTimeout(silence)
    if (widget !== undefined) turnstile.remove(widget)
    place.remove()
  }
}

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
      /** Returning true marks the error as handled; Turnstile otherwise throws it. */
      readonly 'error-callback': () => true
      readonly 'timeout-callback': () => void
      readonly 'unsupported-callback': () => void
      readonly 'before-interactive-callback': () => void
    },
  ): string
  remove(widget: string): void
}

/** Longest wait for a response; an interaction has its own timeout. */
const SILENCE_MILLISECONDS = 30_000

/** The box is visible only if interaction is needed. Rejects on failure, timeout or an unsupported browser. */
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

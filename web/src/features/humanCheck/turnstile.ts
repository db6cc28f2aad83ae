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
      readonly 'error-callback': () => void
    },
  ): string
  remove(widget: string): void
}

/** A token of Cloudflare Turnstile. Its box shows only where it wants a press. */
export async function proveByTurnstile(siteKey: string, action: HumanAction): Promise<string> {
  await loadScript(SCRIPT)
  const turnstile = readGlobal('turnstile') as Turnstile
  const place = document.createElement('div')
  place.dataset['humanCheck'] = 'turnstile'
  document.body.append(place)
  let widget: string | undefined
  try {
    return await new Promise((resolve, reject) => {
      widget = turnstile.render(place, {
        sitekey: siteKey,
        action: action.toLowerCase(),
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': () => reject(new Error('Turnstile did not answer')),
      })
    })
  } finally {
    if (widget !== undefined) turnstile.remove(widget)
    place.remove()
  }
}

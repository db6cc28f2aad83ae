import { loadScript, readGlobal } from '../../device/script.ts'
import type { HumanAction } from './humanAction.ts'

interface Recaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

const SILENCE_MILLISECONDS = 30_000

/** Token of reCAPTCHA v3, which needs no interaction. Rejects on failure or timeout. */
export async function proveByRecaptcha(siteKey: string, action: HumanAction): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const recaptcha = readGlobal('grecaptcha') as Recaptcha
  let silence: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      silence = setTimeout(() => reject(new Error('reCAPTCHA timeout')), SILENCE_MILLISECONDS)
      recaptcha.ready(() => recaptcha.execute(siteKey, { action: action.toLowerCase() }).then(resolve, reject))
    })
  } finally {
    clearTimeout(silence)
  }
}

import { loadScript, readGlobal } from '../../device/script.ts'
import type { HumanAction } from './humanAction.ts'

interface Recaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

/** A token of reCAPTCHA version 3, which judges silently. */
export async function proveByRecaptcha(siteKey: string, action: HumanAction): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const recaptcha = readGlobal('grecaptcha') as Recaptcha
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action: action.toLowerCase() })
}

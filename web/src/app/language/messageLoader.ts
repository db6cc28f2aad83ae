import { DEFAULT_LANGUAGE } from '@palier/domain/kernel/language'
import { setLanguageCookie } from '../../device/document.ts'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import type { Language } from '../../kit/language/LanguageContext.ts'
import type { Messages } from '../../kit/language/MessageId.ts'
import { AREAS, type Area } from '../../messages/areas.ts'

interface Shown {
  readonly language: Language
  readonly messages: Messages
}

export interface MessageLoader {
  shown(): Shown
  /** Loads and shows messages. Rejects on failure; the next call retries. */
  load(areas: readonly Area[]): Promise<void>
  /** Warms the browser's cache without showing anything. Rejects on failure. */
  fetch(areas: readonly Area[]): Promise<void>
  /** Switches once every loaded area is available in the new language, and stores the choice. */
  choose(language: Language): Promise<void>
  subscribe(notify: () => void): () => void
}

interface MessageLoaderParts {
  readonly language: Language
  readonly storage: Pick<DeviceStorage, 'language'>
}

/** `?lang=en` in the address overrides the stored choice. */
export function takeUpLanguage(storage: Pick<DeviceStorage, 'language'>, search: string): void {
  const named = new URLSearchParams(search).get('lang')
  const chosen = named === 'fr' || named === 'en' ? named : storage.language.read()
  if (chosen) rememberLanguage(storage, chosen)
}

function rememberLanguage(storage: Pick<DeviceStorage, 'language'>, language: Language): void {
  storage.language.write(language)
  setLanguageCookie(language)
}

export function initialLanguage(storage: Pick<DeviceStorage, 'language'>): Language {
  return storage.language.read() ?? DEFAULT_LANGUAGE
}

export function createMessageLoader({ language: first, storage }: MessageLoaderParts): MessageLoader {
  let shown: Shown = { language: first, messages: {} }
  let wanted = first
  const loaded = new Set<Area>()
  const listeners = new Set<() => void>()

  function show(next: Shown) {
    shown = next
    for (const notify of listeners) notify()
  }

  async function load(areas: readonly Area[]): Promise<void> {
    const missing = areas.filter((area) => !loaded.has(area))
    if (missing.length === 0) return
    const { language } = shown
    const fetched = await Promise.all(missing.map((area) => fetchMessages(language, area)))
    if (shown.language !== language) return load(areas)
    for (const area of missing) loaded.add(area)
    show({ language, messages: Object.assign({}, shown.messages, ...fetched) })
  }

  return {
    shown: () => shown,
    load,
    async fetch(areas) {
      await Promise.all(areas.map((area) => fetchMessages(shown.language, area)))
    },
    async choose(language) {
      wanted = language
      const messages: Record<string, string> = {}
      const fetched = new Set<Area>()
      while (fetched.size < loaded.size) {
        const missing = [...loaded].filter((area) => !fetched.has(area))
        Object.assign(messages, ...(await Promise.all(missing.map((area) => fetchMessages(language, area)))))
        for (const area of missing) fetched.add(area)
      }
      if (wanted !== language) return
      rememberLanguage(storage, language)
      show({ language, messages })
    },
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

async function fetchMessages(language: Language, area: Area): Promise<Messages> {
  return (await AREAS[language][area]()).default
}

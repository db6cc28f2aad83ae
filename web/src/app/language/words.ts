import { DEFAULT_LANGUAGE } from '@palier/domain/kernel/language'
import type { DeviceStorage } from '../../device/storage/storage.ts'
import type { Language } from '../../kit/language/LanguageContext.ts'
import type { Messages } from '../../kit/language/MessageId.ts'
import { AREAS, type Area } from '../../messages/areas.ts'

interface Spoken {
  readonly language: Language
  readonly messages: Messages
}

/** The words that have come, in one language at a time. */
export interface Words {
  spoken(): Spoken
  /** Brings the words of an area. Rejects where they do not come; the next call tries again. */
  load(area: Area): Promise<void>
  /** Brings the words of an area to this browser, in the present language, without saying them. Rejects likewise. */
  fetch(area: Area): Promise<void>
  /** Speaks another language once everything loaded is there in it, and remembers the choice. */
  choose(language: Language): Promise<void>
  subscribe(notify: () => void): () => void
}

interface WordsParts {
  readonly language: Language
  readonly storage: Pick<DeviceStorage, 'language'>
}

/** The language that an address names (`?lang=en`) is chosen by who follows it, as one of the page's own links does. */
export function takeUpLanguage(storage: Pick<DeviceStorage, 'language'>, search: string): void {
  const asked = new URLSearchParams(search).get('lang')
  if (asked === 'fr' || asked === 'en') storage.language.write(asked)
}

/** What was chosen before, else French: what the browser prefers does not count. */
export function initialLanguage(storage: Pick<DeviceStorage, 'language'>): Language {
  return storage.language.read() ?? DEFAULT_LANGUAGE
}

/** Holds no words yet. An area once loaded comes along into every other language. */
export function createWords({ language: first, storage }: WordsParts): Words {
  let spoken: Spoken = { language: first, messages: {} }
  let wanted = first
  const held = new Set<Area>()
  const listeners = new Set<() => void>()

  function say(next: Spoken) {
    spoken = next
    for (const notify of listeners) notify()
  }

  async function load(area: Area): Promise<void> {
    if (held.has(area)) return
    const { language } = spoken
    const words = await fetchWords(language, area)
    // Another language was chosen on the way.
    if (spoken.language !== language) return load(area)
    held.add(area)
    say({ language, messages: { ...spoken.messages, ...words } })
  }

  return {
    spoken: () => spoken,
    load,
    async fetch(area) {
      await fetchWords(spoken.language, area)
    },
    async choose(language) {
      wanted = language
      const messages: Record<string, string> = {}
      const brought = new Set<Area>()
      // What is loaded meanwhile has to come along.
      while (brought.size < held.size) {
        const missing = [...held].filter((area) => !brought.has(area))
        Object.assign(messages, ...(await Promise.all(missing.map((area) => fetchWords(language, area)))))
        for (const area of missing) brought.add(area)
      }
      if (wanted !== language) return
      storage.language.write(language)
      say({ language, messages })
    },
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

async function fetchWords(language: Language, area: Area): Promise<Messages> {
  return (await AREAS[language][area]()).default
}

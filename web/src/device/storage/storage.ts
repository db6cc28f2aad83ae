import { CURRENCIES } from '@palier/domain/market/currency'
import { LANGUAGES } from '@palier/domain/kernel/language'
import { parseStoredInvitation, type StoredInvitation } from './storedInvitation.ts'
import { isRecord, parseStoredUser, type StoredUser } from './storedUser.ts'

const PREFIX = 'palier.'

/** Local storage key. Unreadable values count as absent. */
export interface Slot<Value> {
  readonly key: string
  read(): Value | null
  write(value: Value): void
  clear(): void
}

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The only module that names storage keys. */
export function createStorage(store: KeyValueStore) {
  return {
    user: slot<StoredUser>(store, 'user', parseStoredUser),
    access: slot(store, 'access', asText),
    inviteToken: slot(store, 'inviteToken', asText),
    invited: slot<StoredInvitation>(store, 'invited', parseStoredInvitation),
    /** Acceptance instant, ISO 8601. */
    allowCookies: slot(store, 'allowCookies', asInstant),
    dismissedMessages: slot(store, 'dismissedMessages', asInstants),
    acceptedTermsVersion: slot(store, 'acceptedTermsVersion', asWholeNumber),
    currency: slot(store, 'currency', oneOf(CURRENCIES)),
    language: slot(store, 'language', oneOf(LANGUAGES)),
    preproductionKey: slot(store, 'preproductionKey', asText),
    queuedEdits: slot(store, 'queuedEdits', asWholeNumber),
    /** Disables single-letter shortcuts, for dictation and screen readers. */
    singleKeysOff: slot(store, 'singleKeysOff', asYesOrNo),
    firstSteps: slot(store, 'firstSteps', oneOf(['begun', 'hidden'] as const)),
    hiddenAmounts: slot(store, 'hiddenAmounts', asYesOrNo),
    offlinePages: slot(store, 'offlinePages', asText),
  }
}

export type DeviceStorage = ReturnType<typeof createStorage>

/** Falls back to memory if the browser refuses storage. */
export function openStore(): KeyValueStore {
  try {
    window.localStorage.getItem(PREFIX)
    return window.localStorage
  } catch {
    return memoryStore()
  }
}

export function onOtherTabChange(key: string, notify: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

function slot<Value>(store: KeyValueStore, name: string, parse: (value: unknown) => Value | null): Slot<Value> {
  const key = PREFIX + name
  return {
    key,
    read() {
      const text = store.getItem(key)
      return text === null ? null : parse(fromJson(text))
    },
    write(value) {
      try {
        store.setItem(key, JSON.stringify(value))
      } catch {
        // A full or forbidden storage must not break this visit.
      }
    },
    clear: () => store.removeItem(key),
  }
}

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function asInstant(value: unknown): string | null {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null
}

function asInstants(value: unknown): Readonly<Record<string, string>> | null {
  if (!isRecord(value)) return null
  const entries = Object.entries(value).flatMap(([code, instant]) => {
    const known = asInstant(instant)
    return known === null ? [] : [[code, known] as const]
  })
  return Object.fromEntries(entries)
}

function asWholeNumber(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}

function asYesOrNo(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return (value: unknown): Values[number] | null => values.find((known) => known === value) ?? null
}

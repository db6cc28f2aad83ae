import { CURRENCIES } from '@palier/domain/market/currency'
import { LANGUAGES } from '@palier/domain/kernel/language'
import { parseStoredInvitation, type StoredInvitation } from './storedInvitation.ts'
import { isRecord, parseStoredUser, type StoredUser } from './storedUser.ts'

const PREFIX = 'palier.'

/** One name of the local storage. What is there and cannot be read counts as absent. */
export interface Slot<Value> {
  readonly key: string
  read(): Value | null
  write(value: Value): void
  clear(): void
}

/** The part of the browser's storage that is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Everything the application stores in the browser, and the only place that names the keys. */
export function createStorage(store: KeyValueStore) {
  return {
    user: slot<StoredUser>(store, 'user', parseStoredUser),
    /** The e-mail that the sign-in form remembers. */
    access: slot(store, 'access', asText),
    inviteToken: slot(store, 'inviteToken', asText),
    /** Answer to the report of the first visit with that token. */
    invited: slot<StoredInvitation>(store, 'invited', parseStoredInvitation),
    /** When cookies were accepted, ISO 8601. */
    allowCookies: slot(store, 'allowCookies', asInstant),
    /** Dismissed messages: code to the instant of the dismissal. */
    dismissedMessages: slot(store, 'dismissedMessages', asInstants),
    acceptedTermsVersion: slot(store, 'acceptedTermsVersion', asWholeNumber),
    currency: slot(store, 'currency', oneOf(CURRENCIES)),
    language: slot(store, 'language', oneOf(LANGUAGES)),
    preproductionKey: slot(store, 'preproductionKey', asText),
    /** How many edits wait in the browser's database for the network. */
    queuedEdits: slot(store, 'queuedEdits', asWholeNumber),
    /** Whether letters alone do nothing: somebody dictates, or a screen reader has them. */
    singleKeysOff: slot(store, 'singleKeysOff', asYesOrNo),
    /** Whether somebody new has begun with the first steps, or put them away. */
    firstSteps: slot(store, 'firstSteps', oneOf(['begun', 'hidden'] as const)),
    /** Whether amounts are blurred for the eyes of a passer-by. */
    hiddenAmounts: slot(store, 'hiddenAmounts', asYesOrNo),
    /** Id of the user who asked to store the last pages on this device for reading offline. */
    offlinePages: slot(store, 'offlinePages', asText),
  }
}

export type DeviceStorage = ReturnType<typeof createStorage>

/** Local storage, or memory for the life of the page where the browser refuses storage. */
export function openStore(): KeyValueStore {
  try {
    window.localStorage.getItem(PREFIX)
    return window.localStorage
  } catch {
    return memoryStore()
  }
}

/** Calls back when another tab writes or clears a slot. Returns a function that stops it. */
export function onOtherTabChange(key: string, notify: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // A null key means that everything was cleared at once.
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
        // A full or forbidden storage costs a convenience of the next visit, never this one.
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

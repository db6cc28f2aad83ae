import { useSyncExternalStore } from 'react'

const BEAT_MILLISECONDS = 30_000

const listeners = new Set<() => void>()
let present = new Date()
let beat: ReturnType<typeof setInterval> | undefined

function tick() {
  present = new Date()
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  if (listeners.size === 1) {
    present = new Date()
    beat = setInterval(tick, BEAT_MILLISECONDS)
  }
  return () => {
    listeners.delete(notify)
    if (listeners.size === 0) clearInterval(beat)
  }
}

const presentNow = () => present

/** The present, renewed twice a minute: enough for ages in minutes, and one timer for the whole page. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, presentNow, presentNow)
}

/** The present instant. */
export function now(): Date {
  return new Date()
}

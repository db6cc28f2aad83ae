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

/** Updates twice a minute with a single timer: enough for ages in minutes. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, presentNow, presentNow)
}

export function now(): Date {
  return new Date()
}

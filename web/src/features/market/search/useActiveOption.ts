import { useState, type KeyboardEvent } from 'react'

interface ActiveOption {
  /** -1 if there are no options. */
  readonly active: number
  readonly activate: (index: number) => void
  /** Returns true if the key was handled: arrows, Enter, or Ctrl with Home or End. */
  readonly takeKey: (event: KeyboardEvent) => boolean
}

/** Active option of a list. Resets to the first one if `reason` changes. */
export function useActiveOption(count: number, reason: string, onChoose: (index: number) => void): ActiveOption {
  const [place, setPlace] = useState({ reason, index: 0 })
  const index = place.reason === reason ? place.index : 0
  const active = Math.min(index, count - 1)

  function moveTo(event: KeyboardEvent, wanted: number): boolean {
    event.preventDefault()
    setPlace({ reason, index: (wanted + count) % count })
    return true
  }
  return {
    active,
    activate: (chosen) => setPlace({ reason, index: chosen }),
    takeKey(event) {
      if (active < 0 || event.nativeEvent.isComposing) return false
      if (event.key === 'ArrowDown') return moveTo(event, active + 1)
      if (event.key === 'ArrowUp') return moveTo(event, active - 1)
      if (event.ctrlKey && event.key === 'Home') return moveTo(event, 0)
      if (event.ctrlKey && event.key === 'End') return moveTo(event, count - 1)
      if (event.key !== 'Enter') return false
      event.preventDefault()
      onChoose(active)
      return true
    },
  }
}

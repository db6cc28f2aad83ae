import { useState, type KeyboardEvent } from 'react'

interface ActiveOption {
  /** -1 where there is none. */
  readonly active: number
  readonly activate: (index: number) => void
  /** Arrows and Ctrl with Home or End move it, Enter chooses. True where the key was taken. */
  readonly takeKey: (event: KeyboardEvent) => boolean
}

/**
 * The one option of a list that arrows and pointer move and that Enter chooses. It is the first one again whenever
 * `reason` changes: another text, another answer.
 */
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

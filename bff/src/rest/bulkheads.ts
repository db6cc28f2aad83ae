/** Leaves the lane; a second time does nothing. */
type Leave = () => void

/** More wait for the same already than makes sense. */
export class QueueFull extends Error {
  override readonly name = 'Crowded'
}

export type Bulkheads = ReturnType<typeof createBulkheads>

/** So many at once of each name, the others in line: one call that hangs does not take every connection. */
export function createBulkheads({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const lanes = new Map<string, { inside: number; line: Set<() => void> }>()

  function leaveOnce(name: string): Leave {
    let isInside = true
    return () => {
      const lane = lanes.get(name)
      if (!isInside || !lane) return
      isInside = false
      const [next] = lane.line
      if (next) return next()
      lane.inside -= 1
      if (lane.inside === 0) lanes.delete(name)
    }
  }

  return {
    /** Resolves when there is room. Throws Crowded, or the reason of the signal when the time is over before. */
    async enter(name: string, signal: AbortSignal): Promise<Leave> {
      const lane = lanes.get(name) ?? { inside: 0, line: new Set() }
      lanes.set(name, lane)
      if (lane.inside < atOnce) {
        lane.inside += 1
        return leaveOnce(name)
      }
      if (lane.line.size >= waiting) throw new QueueFull(`${name} is crowded`)
      return new Promise((resolve, reject) => {
        const go = () => {
          lane.line.delete(go)
          signal.removeEventListener('abort', giveUp)
          resolve(leaveOnce(name))
        }
        const giveUp = () => {
          lane.line.delete(go)
          reject(signal.reason)
        }
        signal.addEventListener('abort', giveUp, { once: true })
        lane.line.add(go)
      })
    },
  }
}

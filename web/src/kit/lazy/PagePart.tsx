import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { onWanted } from '../../device/firstSeen.ts'
import { idle, savesData } from '../../device/idle.ts'
import { Box } from '../../ui/layout/boxes.ts'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'

interface PagePartProps {
  readonly height: string
  /**
   * Far down the page, its code comes once somebody gets there or prints: `idle` also once nobody waits for anything
   * else, unless data is saved; `seen` where it asks the server for more.
   */
  readonly comes?: 'first' | 'idle' | 'seen'
  /** Replaces a part that failed; by default nothing, since another part reports it. */
  readonly failure?: ReactNode
  readonly children: ReactNode
}

/** A part with code of its own, in a place of its own size: nothing jumps when it comes, later than the page it fades in, nothing falls when it fails. */
export function PagePart({ height, comes = 'first', failure, children }: PagePartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(comes === 'first')
  useEffect(() => {
    if (isWanted || !place.current) return
    let isThere = true
    const want = () => {
      if (isThere) setIsWanted(true)
    }
    const stop = onWanted(place.current, want)
    if (comes === 'idle' && !savesData()) void idle().then(want)
    return () => {
      isThere = false
      stop()
    }
  }, [isWanted, comes])
  const room = <div ref={place} style={{ height }} />
  return (
    <FailureBoundary resetKey={children} fallback={() => failure ?? null}>
      <Suspense fallback={room}>
        {isWanted ? comes === 'first' ? children : <Box animation="fade {durations.medium}">{children}</Box> : room}
      </Suspense>
    </FailureBoundary>
  )
}

import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { onWanted } from '../../device/firstSeen.ts'
import { idle, prefersReducedData } from '../../device/idle.ts'
import { Box } from '../../ui/layout/boxes.ts'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'

interface PagePartProps {
  readonly height: string
  /** `seen`: loads near the window or for print. `idle`: also when the page is idle, unless the browser saves data. */
  readonly comes?: 'first' | 'idle' | 'seen'
  readonly failure?: ReactNode
  readonly children: ReactNode
}

/** Reserves its height, so that the page does not move when the part loads or fails. */
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
    if (comes === 'idle' && !prefersReducedData()) void idle().then(want)
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

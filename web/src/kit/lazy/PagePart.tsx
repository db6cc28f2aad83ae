import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { onWanted } from '../../device/firstSeen.ts'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'

interface PagePartProps {
  readonly height: string
  /** Far down the page: its code comes once somebody gets there, or prints. */
  readonly isFar?: boolean
  /** Replaces a part that failed; by default nothing, since another part reports it. */
  readonly failure?: ReactNode
  readonly children: ReactNode
}

/** A part with code of its own, in a place of its own size: nothing jumps when it comes, nothing falls when it fails. */
export function PagePart({ height, isFar = false, failure, children }: PagePartProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setIsWanted] = useState(!isFar)
  useEffect(() => {
    if (isWanted || !place.current) return
    return onWanted(place.current, () => setIsWanted(true))
  }, [isWanted])
  const room = <div ref={place} style={{ height }} />
  return (
    <FailureBoundary resetKey={children} fallback={() => failure ?? null}>
      <Suspense fallback={room}>{isWanted ? children : room}</Suspense>
    </FailureBoundary>
  )
}

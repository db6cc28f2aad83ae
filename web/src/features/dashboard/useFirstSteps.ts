import { useEffect, useState } from 'react'
import { useStorage } from '../../device/storage/StorageContext.ts'
import type { FirstStep } from './firstStepsDone.ts'

/**
 * Whether the first steps are shown: with their question where there is nothing yet, alone on later visits until all of
 * them are done. What is ticked stays in sight for the visit. Somebody who put them away does not see them again.
 */
export function useFirstSteps(isEmpty: boolean, done: Readonly<Record<FirstStep, boolean>>) {
  const { firstSteps } = useStorage()
  const [shown, setShown] = useState<'new' | 'begun' | null>(() => {
    const known = firstSteps.read()
    if (known === 'hidden') return null
    if (isEmpty) return 'new'
    return known === 'begun' && Object.values(done).includes(false) ? 'begun' : null
  })
  useEffect(() => {
    if (shown === 'new') firstSteps.write('begun')
  }, [shown, firstSteps])
  function hide() {
    firstSteps.write('hidden')
    setShown(null)
  }
  return { isNew: shown === 'new', isBegun: shown === 'begun', hide }
}

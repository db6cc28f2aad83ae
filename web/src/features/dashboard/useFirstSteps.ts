import { useEffect, useState } from 'react'
import { useStorage } from '../../device/storage/StorageContext.ts'
import type { FirstStep } from './firstStepsDone.ts'

/**
 * Shows the first steps: 'new' with an empty account, 'begun' on later visits until all are done.
 * Steps completed during a visit stay visible. Hidden steps never return.
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

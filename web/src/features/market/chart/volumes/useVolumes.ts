import { useEffect, useState } from 'react'
import { useRelayEnvironment } from '../../../../kit/relay/hooks.ts'
import type { LoadedChartQuery$variables } from '../../../../__generated__/LoadedChartQuery.graphql.ts'
import { later } from '../../../../kit/failure/later.ts'
import type { DayVolume } from './volumeBars.ts'

const bringReader = later([], async () => (await import('./readVolumes.ts')).readVolumes)

export interface Volumes {
  readonly isOn: boolean
  /** Null while loading. */
  readonly days: readonly DayVolume[] | null
  readonly hasFailed: boolean
  readonly toggle: () => void
}

interface Answer {
  readonly of: string
  readonly days: readonly DayVolume[] | null
}

/** Loads volumes when they are first shown, and for each other interval. */
export function useVolumes(
  { stockId, interval }: LoadedChartQuery$variables,
  isOn: boolean,
): Pick<Volumes, 'days' | 'hasFailed'> {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const wanted = `${stockId} ${interval}`
  const isRead = answer?.of === wanted && answer.days !== null
  useEffect(() => {
    if (!isOn || isRead) return
    let isWanted = true
    const take = (days: readonly DayVolume[] | null) => {
      if (isWanted) setAnswer({ of: wanted, days })
    }
    bringReader()
      .then((readVolumes) => readVolumes(environment, stockId, interval))
      .then(take, () => take(null))
    return () => {
      isWanted = false
    }
  }, [environment, stockId, interval, wanted, isOn, isRead])
  const own = answer?.of === wanted ? answer : null
  return { days: own?.days ?? null, hasFailed: own !== null && own.days === null }
}

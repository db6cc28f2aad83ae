import { useCallback, type ReactNode } from 'react'
import type { listUsage_usage$key } from '../../__generated__/listUsage_usage.graphql.ts'
import { useUpgrade } from '../plans/useUpgrade.tsx'
import type { ListTask } from './listTask.ts'
import { readListUsage } from './listUsage.ts'

interface GuardedTask {
  /** Begins a task, or names the limit of the plan that forbids it, without asking the server. */
  readonly guardedAsk: (task: ListTask) => void
  /** The dialog that names it, where it is open. */
  readonly upgrade: ReactNode
}

/** A stock may be added only while the plan has a place for it; where the use is not known, the server decides. */
export function useGuardedTask(ask: (task: ListTask) => void, usageKey: listUsage_usage$key | null): GuardedTask {
  const { openUpgrade, upgrade } = useUpgrade()
  const canAdd = usageKey === null || readListUsage(usageKey).canAddEntry
  const guardedAsk = useCallback(
    (task: ListTask) => {
      if (task.kind === 'add' && !canAdd) openUpgrade('entries')
      else ask(task)
    },
    [ask, canAdd, openUpgrade],
  )
  return { guardedAsk, upgrade }
}

import { useCallback, type ReactNode } from 'react'
import type { ownUse_usage$key } from '../../../__generated__/ownUse_usage.graphql.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { alertOfBeyondPlan, type BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'
import { useUpgrade } from '../../billing/plans/useUpgrade.tsx'
import type { ListTask } from '../model/listTask.ts'
import { readOwnUse } from '../../billing/usage/ownUse.ts'

interface GuardedTask {
  /** Starts a task, or shows the plan limit that forbids it without asking the server. */
  readonly guardedAsk: (task: ListTask) => void
  /** Upgrade dialog; null while closed. */
  readonly upgrade: ReactNode
}

interface PlanFacts {
  readonly usage: ownUse_usage$key | null
  readonly beyondPlan: BeyondPlan
  /** Closed entries by global id. */
  readonly closures: ReadonlyMap<string, NonNullable<BeyondPlan>>
}

/**
 * Adding a stock needs room in the plan, and changing prices needs an entry that the plan leaves open. If the use of the
 * plan is unknown, the server decides.
 */
export function useGuardedTask(ask: (task: ListTask) => void, { usage, beyondPlan, closures }: PlanFacts): GuardedTask {
  const alert = useAlert()
  const { openUpgrade, upgrade } = useUpgrade()
  const canAdd = usage === null || readOwnUse(usage).canAddEntry
  const guardedAsk = useCallback(
    (task: ListTask) => {
      const closed = task.kind === 'edit' ? closures.get(task.entryId) : undefined
      if (beyondPlan && CHANGES.has(task.kind)) alert(alertOfBeyondPlan('lists', beyondPlan))
      else if (closed) alert(alertOfBeyondPlan('entries', closed))
      else if (task.kind === 'add' && !canAdd) openUpgrade('entries')
      else ask(task)
    },
    [alert, ask, beyondPlan, canAdd, closures, openUpgrade],
  )
  return { guardedAsk, upgrade }
}

const CHANGES: ReadonlySet<ListTask['kind']> = new Set(['add', 'rename', 'edit'])

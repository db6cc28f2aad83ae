import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useReload } from '../../../kit/failure/useReload.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { usePlanNames } from '../plans/planName.ts'
import { useChangePlan } from './useChangePlan.ts'

interface KeepPlanButtonProps {
  readonly planName: string
}

/** Cancels a scheduled plan change: choosing the current plan clears it. */
export function KeepPlanButton({ planName }: KeepPlanButtonProps) {
  const { formatMessage } = useIntl()
  const { nameOf } = usePlanNames()
  const alert = useAlert()
  const notify = useSnackbar()
  const reload = useReload()
  const changePlan = useChangePlan()
  const [isBusy, setIsBusy] = useState(false)

  async function keep(): Promise<void> {
    setIsBusy(true)
    const { problem } = await changePlan({ input: { planName, prorationDate: null } })
    setIsBusy(false)
    if (!problem) return notify({ text: formatMessage({ id: 'plans.kept' }, { plan: nameOf(planName) }) })
    alert(problem)
    // The outcome is unknown without a response, so the page reloads the current state.
    if (problem.isUnanswered) await reload()
  }

  return (
    <Button isBusy={isBusy} onClick={() => void keep()}>
      {formatMessage({ id: 'plans.keep' })}
    </Button>
  )
}

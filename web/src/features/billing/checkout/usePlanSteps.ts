import { useState } from 'react'
import { canChoose, type OfferedPlan } from '../plans/offeredPlan.ts'
import type { ChangePreview } from '../planChange/usePreviewPlanChange.ts'
import type { StartedOrder } from '../payment/useOrderPlan.ts'

export type Stage =
  | { readonly name: 'choose' }
  | { readonly name: 'order'; readonly from: OfferedPlan; readonly to: OfferedPlan }
  | { readonly name: 'change'; readonly from: OfferedPlan; readonly to: OfferedPlan; readonly preview: ChangePreview }
  | { readonly name: 'ordered'; readonly from: OfferedPlan; readonly to: OfferedPlan; readonly order: StartedOrder }
  | { readonly name: 'changed'; readonly from: OfferedPlan; readonly to: OfferedPlan; readonly preview: ChangePreview }

const CHOICE: Stage = { name: 'choose' }

interface PlanSteps {
  readonly stage: Stage
  readonly chosenName: string
  readonly isBusy: boolean
  readonly choose: (planName: string) => void
  readonly reset: () => void
  readonly setBusy: (isBusy: boolean) => void
  readonly go: (stage: Stage) => void
}

interface PlanChoice {
  readonly plans: readonly OfferedPlan[]
  readonly present: OfferedPlan
  /** Plan to select at the start, if it can be chosen. */
  readonly wanted: string | null
  /** Plan scheduled to follow the current one. */
  readonly plannedName: string | null
}

/** If the current plan changes, the selection and an open step are reset. */
export function usePlanSteps({ plans, present, wanted, plannedName }: PlanChoice): PlanSteps {
  const choosable = (name: string | null) =>
    plans.find((plan) => plan.name === name && canChoose(plan, present, plannedName))
  const [stage, setStage] = useState<Stage>(CHOICE)
  const [isBusy, setBusy] = useState(false)
  const [chosenName, setChosenName] = useState(() => choosable(wanted)?.name ?? present.name)
  const [presentName, setPresentName] = useState(present.name)
  if (presentName !== present.name) {
    setPresentName(present.name)
    setChosenName(present.name)
    const isOnTheWay = stage.name === 'order' || stage.name === 'change'
    if (isOnTheWay && !isBusy) setStage(CHOICE)
  }
  return {
    stage,
    chosenName,
    isBusy,
    choose(planName) {
      if (choosable(planName)) setChosenName(planName)
    },
    reset() {
      setChosenName(present.name)
      setStage(CHOICE)
    },
    setBusy,
    go: setStage,
  }
}

import { useState } from 'react'
import { canChoose, type OfferedPlan } from '../plans/offeredPlan.ts'
import type { ChangePreview } from '../planChange/usePreviewChange.ts'
import type { StartedOrder } from '../payment/useOrderPlan.ts'

/** Where one is on the way to another plan. */
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
  /** A payment is under way: nothing else may be chosen. */
  readonly isBusy: boolean
  readonly choose: (planName: string) => void
  /** Takes the choice back. */
  readonly reset: () => void
  readonly setBusy: (isBusy: boolean) => void
  readonly go: (stage: Stage) => void
}

/**
 * The choice and the way to another plan. Begins with the wanted plan where that can be chosen; whenever the present
 * plan is another one than before, the choice falls back to it, and a way that has lost its reason begins anew.
 */
export function usePlanSteps(plans: readonly OfferedPlan[], present: OfferedPlan, wanted: string | null): PlanSteps {
  const [stage, setStage] = useState<Stage>(CHOICE)
  const [isBusy, setBusy] = useState(false)
  const [chosenName, setChosenName] = useState(() => choosable(plans, present, wanted)?.name ?? present.name)
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
      if (choosable(plans, present, planName)) setChosenName(planName)
    },
    reset() {
      setChosenName(present.name)
      setStage(CHOICE)
    },
    setBusy,
    go: setStage,
  }
}

function choosable(plans: readonly OfferedPlan[], present: OfferedPlan, name: string | null): OfferedPlan | undefined {
  return plans.find((plan) => plan.name === name && canChoose(plan, present))
}

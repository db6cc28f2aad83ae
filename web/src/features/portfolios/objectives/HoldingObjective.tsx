import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { HoldingObjective_holding$key } from '../../../__generated__/HoldingObjective_holding.graphql.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import { ObjectiveDialog } from './ObjectiveDialog.tsx'

interface HoldingObjectiveProps {
  readonly holding: HoldingObjective_holding$key
  readonly held: HeldStock
  readonly onClose: () => void
}

export function HoldingObjective({ holding, held, onClose }: HoldingObjectiveProps) {
  const { objective } = useFragment(
    graphql`
      fragment HoldingObjective_holding on PortfolioStock {
        objective {
          ...ObjectiveDialog_objective
        }
      }
    `,
    holding,
  )
  return <ObjectiveDialog objective={objective ?? null} stock={held.stock} holdingId={held.id} onClose={onClose} />
}

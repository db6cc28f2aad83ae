import type { HoldingObjective_holding$key } from '../../../__generated__/HoldingObjective_holding.graphql.ts'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { IncompleteEventsDialog } from '../events/IncompleteEventsDialog.tsx'
import { AddStockDialog } from '../lots/AddStockDialog.tsx'
import { LotsDialog } from '../lots/LotsDialog.tsx'
import { LedgerDialog } from '../transactions/LedgerDialog.tsx'
import { HoldingObjective } from '../objectives/HoldingObjective.tsx'
import { DeletePortfolioDialog } from './DeletePortfolioDialog.tsx'
import { EditPortfolioDialog } from './EditPortfolioDialog.tsx'
import type { HeldStock } from '../figures/heldStock.ts'
import { MoveStockDialog } from './MoveStockDialog.tsx'
import type { OtherPortfolio, PortfolioFacts } from '../figures/portfolioFacts.ts'
import type { PortfolioTask } from '../figures/portfolioTask.ts'

interface PortfolioDialogsProps {
  readonly portfolio: PortfolioFacts
  readonly others: readonly OtherPortfolio[]
  readonly holdings: readonly HeldStock[]
  /** Objectives of the holdings, matched by id. */
  readonly objectives: readonly ({ readonly id: string } & HoldingObjective_holding$key)[]
  readonly task: PortfolioTask
  readonly onAsk: (task: PortfolioTask) => void
  readonly onClose: () => void
}

export function PortfolioDialogs(props: PortfolioDialogsProps) {
  const { portfolio, others, holdings, objectives, task, onAsk, onClose } = props
  // A stock disappears when its last lot is deleted. Its dialog then closes.
  const held = 'holdingId' in task ? holdings.find(({ id }) => id === task.holdingId) : undefined
  if ('holdingId' in task) {
    if (!held) return null
    if (task.kind === 'move') {
      return <MoveStockDialog portfolio={portfolio} others={others} held={held} onClose={onClose} />
    }
    const holding = objectives.find(({ id }) => id === held.id)
    if (task.kind === 'objective') {
      return holding ? <HoldingObjective holding={holding} held={held} onClose={onClose} /> : null
    }
    return (
      <LotsDialog
        portfolio={portfolio}
        others={others}
        held={held}
        onMove={() => onAsk({ kind: 'move', holdingId: held.id })}
        onObjective={() => onAsk({ kind: 'objective', holdingId: held.id })}
        onClose={onClose}
      />
    )
  }
  switch (task.kind) {
    case 'add':
      return (
        <AddStockDialog
          portfolio={portfolio}
          heldIds={new Set(holdings.map(({ stock }) => stock.id))}
          onClose={onClose}
        />
      )
    case 'edit':
      return <EditPortfolioDialog portfolio={portfolio} onClose={onClose} />
    case 'delete':
      return <DeletePortfolioDialog portfolio={portfolio} count={holdings.length} onClose={onClose} />
    case 'import':
      return <ImportDialog portfolio={portfolio} others={others} holdings={holdings} onClose={onClose} />
    case 'incomplete':
      return <IncompleteEventsDialog portfolio={portfolio} others={others} holdings={holdings} onClose={onClose} />
    case 'transactions':
      return <LedgerDialog portfolio={portfolio} holdings={holdings} onClose={onClose} />
  }
}

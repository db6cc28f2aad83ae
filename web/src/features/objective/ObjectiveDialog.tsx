import { useIntl } from 'react-intl'
import { useFragment } from 'react-relay/hooks'
import { graphql } from 'relay-runtime'
import type { ObjectiveDialog_holding$key } from '../../__generated__/ObjectiveDialog_holding.graphql.ts'
import { ContentDialog } from '../../ui/ContentDialog.tsx'
import type { HeldStock } from '../portfolio/heldStock.ts'
import { ObjectiveForm } from './ObjectiveForm.tsx'

interface ObjectiveDialogProps {
  readonly holding: ObjectiveDialog_holding$key
  readonly held: HeldStock
  readonly onClose: () => void
}

/** What the reader aims at with a stock, over all portfolios. */
export function ObjectiveDialog({ holding, held, onClose }: ObjectiveDialogProps) {
  const { formatMessage } = useIntl()
  const { objective } = useFragment(
    graphql`
      fragment ObjectiveDialog_holding on PortfolioStock {
        objective {
          id
          ...ObjectiveForm_objective
        }
      }
    `,
    holding,
  )
  return (
    <ContentDialog
      title={formatMessage({ id: 'objective.of' }, { symbol: held.stock.symbol })}
      closeLabel={formatMessage({ id: 'alerts.close' })}
      size="edit"
      isHeld
      onClose={onClose}
    >
      <ObjectiveForm key={objective?.id ?? 'new'} objective={objective ?? null} held={held} onClose={onClose} />
    </ContentDialog>
  )
}

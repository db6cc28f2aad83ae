import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { Currency } from '@palier/domain/market/currency'
import type { ObjectiveDialog_objective$key } from '../../../__generated__/ObjectiveDialog_objective.graphql.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { ObjectiveForm } from './ObjectiveForm.tsx'

interface ObjectiveDialogProps {
  /** Null if none is stored. */
  readonly objective: ObjectiveDialog_objective$key | null
  readonly stock: { readonly id: string; readonly symbol: string; readonly currency: Currency }
  /** Global id of the holding that shows the objective. */
  readonly holdingId?: string
  readonly onClose: () => void
}

/** Objective for a stock across all portfolios. */
export function ObjectiveDialog({ objective: key, stock, holdingId, onClose }: ObjectiveDialogProps) {
  const { formatMessage } = useIntl()
  const objective = useFragment(
    graphql`
      fragment ObjectiveDialog_objective on Objective {
        ...ObjectiveForm_objective
      }
    `,
    key,
  )
  return (
    <Dialog
      title={formatMessage({ id: 'objective.of' }, { symbol: stock.symbol })}
      size="edit"
      staysOnOutsidePress
      onClose={onClose}
    >
      <ObjectiveForm objective={objective ?? null} stock={stock} holdingId={holdingId} onClose={onClose} />
    </Dialog>
  )
}

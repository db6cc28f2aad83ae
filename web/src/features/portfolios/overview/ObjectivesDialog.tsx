import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ObjectivesDialog_viewer$key } from '../../../__generated__/ObjectivesDialog_viewer.graphql.ts'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import type { PortfolioFigures } from '../figures/portfolioFigures.ts'
import { ObjectiveCard } from './PositionObjectiveCard.tsx'
import { readObjectives } from './ownObjective.ts'

interface ObjectivesDialogProps {
  readonly viewer: ObjectivesDialog_viewer$key
  readonly positions: readonly HeldStock[]
  readonly figures: PortfolioFigures
  readonly onChange: (held: HeldStock) => void
  readonly onClose: () => void
}

export function ObjectivesDialog({ viewer, positions, figures, onChange, onClose }: ObjectivesDialogProps) {
  const { formatMessage } = useIntl()
  const { objectives } = useFragment(
    graphql`
      fragment ObjectivesDialog_viewer on Viewer @throwOnFieldError {
        objectives {
          ...ownObjective_objective
        }
      }
    `,
    viewer,
  )
  const cards = readObjectives(objectives, positions, figures)
  return (
    <Dialog title={formatMessage({ id: 'overview.objectives' })} size="wide" onClose={onClose}>
      {cards.length === 0 ? (
        <EmptyState sentence={formatMessage({ id: 'overview.objectives.none' })} height="9rem" />
      ) : (
        <Grid as="ul" templateColumns={{ base: 'minmax(0, 1fr)', sm: '1fr 1fr' }} gap="4">
          {cards.map((objective) => (
            <ObjectiveCard key={objective.id} objective={objective} onChange={onChange} />
          ))}
        </Grid>
      )}
    </Dialog>
  )
}

import { memo } from 'react'
import { ListChecks, Pencil, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useIsMobile } from '../../../device/media.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import type { ListTask } from '../model/listTask.ts'
import { BEYOND_PLAN_NOTE, type BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'
import { PageActions } from '../../billing/beyondPlan/PageActions.tsx'
import { useBeyondPlanReason } from '../../billing/beyondPlan/useBeyondPlanReason.ts'

interface ListActionsProps {
  readonly kind: ListKind
  readonly beyondPlan: BeyondPlan
  readonly onAsk: (task: ListTask) => void
  readonly onSelect: () => void
}

/** Memoized, because prices change around it. */
export const ListActions = memo(function ListActions({ kind, beyondPlan, onAsk, onSelect }: ListActionsProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const rename = formatMessage({ id: 'list.rename' })
  const closed = { isDisabled: beyondPlan != null, 'aria-describedby': BEYOND_PLAN_NOTE }
  const reason = useBeyondPlanReason(beyondPlan)
  const entries = [
    ...(isMobile
      ? [
          {
            id: 'rename',
            label: rename,
            icon: <Pencil aria-hidden="true" />,
            disabledReason: reason,
            onSelect: () => onAsk({ kind: 'rename' }),
          },
        ]
      : []),
    ...(kind === 'buy'
      ? [
          {
            id: 'basis',
            label: formatMessage({ id: 'list.basis' }),
            icon: <SlidersHorizontal aria-hidden="true" />,
            onSelect: () => onAsk({ kind: 'basis' }),
          },
        ]
      : []),
    {
      id: 'select',
      label: formatMessage({ id: 'list.select' }),
      icon: <ListChecks aria-hidden="true" />,
      disabledReason: reason,
      onSelect,
    },
    {
      id: 'delete',
      label: formatMessage({ id: 'list.delete' }),
      icon: <Trash2 aria-hidden="true" />,
      isApart: true,
      onSelect: () => onAsk({ kind: 'delete' }),
    },
  ]
  return (
    <>
      {!isMobile && (
        <IconButton {...closed} label={rename} onClick={() => onAsk({ kind: 'rename' })}>
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      <PageActions
        menuLabel={formatMessage({ id: 'list.more' })}
        entries={entries}
        addLabel={formatMessage({ id: 'list.add' })}
        beyondPlan={beyondPlan}
        onAdd={() => onAsk({ kind: 'add' })}
      />
    </>
  )
})

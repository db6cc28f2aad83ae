import { memo } from 'react'
import { Ellipsis, ListChecks, Pencil, Plus, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { useIsMobile } from '../../../device/media.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { Grid } from '../../../ui/layout/boxes.ts'
import type { ListTask } from '../model/listTask.ts'
import { BEYOND_PLAN_NOTE, type BeyondPlan } from '../../billing/beyondPlan/beyondPlan.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'

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
  const add = formatMessage({ id: 'list.add' })
  const closed = { isDisabled: beyondPlan != null, 'aria-describedby': BEYOND_PLAN_NOTE }
  const reason = beyondPlan
    ? formatMessage({ id: 'beyondPlan.mark' }, { plan: beyondPlan.planName ?? 'none' })
    : undefined
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
      <MenuButton label={formatMessage({ id: 'list.more' })} entries={entries}>
        <Grid
          as="span"
          placeItems="center"
          w={{ base: '11', md: '9' }}
          h={{ base: '11', md: '9' }}
          borderWidth="1px"
          borderColor="border.strong"
          borderRadius="control"
          bg="bg.card"
          _hover={{ bg: 'bg.sunken' }}
          css={{ '& svg': { w: '4', h: '4' } }}
        >
          <Ellipsis aria-hidden="true" />
        </Grid>
      </MenuButton>
      {isMobile ? (
        <IconButton {...closed} label={add} variant="primary" size="large" onClick={() => onAsk({ kind: 'add' })}>
          <Plus aria-hidden="true" />
        </IconButton>
      ) : (
        <Button {...closed} title={reason} variant="primary" onClick={() => onAsk({ kind: 'add' })}>
          <Plus aria-hidden="true" />
          {add}
        </Button>
      )}
    </>
  )
})

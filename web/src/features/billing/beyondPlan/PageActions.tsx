import { Ellipsis, Plus } from 'lucide-react'
import { useIsMobile } from '../../../device/media.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import type { MenuEntry } from '../../../ui/buttons/menuEntry.ts'
import { Grid } from '../../../ui/layout/boxes.ts'
import { BEYOND_PLAN_NOTE, type BeyondPlan } from './beyondPlan.ts'
import { useBeyondPlanReason } from './useBeyondPlanReason.ts'

interface PageActionsProps {
  readonly menuLabel: string
  readonly entries: readonly MenuEntry[]
  readonly addLabel: string
  readonly beyondPlan: BeyondPlan
  readonly onAdd: () => void
}

/** The menu of a list or portfolio, and its button to add a stock, which is disabled beyond the plan. */
export function PageActions({ menuLabel, entries, addLabel, beyondPlan, onAdd }: PageActionsProps) {
  const isMobile = useIsMobile()
  const reason = useBeyondPlanReason(beyondPlan)
  const add = { isDisabled: beyondPlan != null, 'aria-describedby': BEYOND_PLAN_NOTE, onClick: onAdd }
  return (
    <>
      <MenuButton label={menuLabel} entries={entries}>
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
        <IconButton {...add} label={addLabel} variant="primary" size="large">
          <Plus aria-hidden="true" />
        </IconButton>
      ) : (
        <Button {...add} title={reason} variant="primary">
          <Plus aria-hidden="true" />
          {addLabel}
        </Button>
      )}
    </>
  )
}

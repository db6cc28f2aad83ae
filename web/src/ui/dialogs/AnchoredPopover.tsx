import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { defineSlotRecipe } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { overlayBox } from '../layout/overlayLook.ts'

const popoverRecipe = defineSlotRecipe({
  slots: ['content'],
  base: {
    content: {
      ...overlayBox,
      zIndex: 'menu',
      w: '20rem',
      maxW: 'calc(100vw - 1rem)',
      overflow: 'hidden',
      color: 'fg',
      textAlign: 'start',
    },
  },
})

interface AnchoredPopoverProps {
  readonly label: string
  /** Opens below this element and restores its focus. A press on it does not close the popover. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
  readonly children: ReactNode
}

export function AnchoredPopover({ label, anchor, onClose, children }: AnchoredPopoverProps) {
  return (
    <Popover.Root
      open
      recipe={popoverRecipe}
      positioning={{
        placement: 'bottom-end',
        offset: { mainAxis: 6 },
        getAnchorRect: () => anchor.current?.getBoundingClientRect() ?? null,
      }}
      persistentElements={[() => anchor.current]}
      finalFocusEl={() => anchor.current}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={label}>{children}</Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

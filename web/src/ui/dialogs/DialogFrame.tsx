import { useSlotRecipe } from '@chakra-ui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { dialogRecipe } from './dialogRecipe.ts'

/**
 * A dialog closes by what somebody does to it: Escape, its buttons, a press beside it. It stays when the focus merely
 * moves (a menu or dialog before it gives the focus back late), and when a layer under it goes away.
 */
const keepOpen = (event: { preventDefault(): void }) => event.preventDefault()

interface DialogFrameProps {
  /** At most 416, 700, 900 or 1200 pixels wide, along the right edge, over the whole window, or the field that finds all. */
  readonly size: 'small' | 'edit' | 'wide' | 'broad' | 'side' | 'window' | 'palette'
  /** Words and cross over the content; without them `label` names the dialog. */
  readonly head?: { readonly title: string; readonly closeLabel: string }
  readonly label?: string
  /** What has the focus at first; else the first thing that can have it. */
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined
  /** A press beside it closes it. */
  readonly closesOnOutsidePress?: boolean
  /** Nothing under it can be used. */
  readonly isModal?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Chakra's dialog in one of our sizes. Open while it is mounted; the focus goes back afterwards. */
export function DialogFrame(props: DialogFrameProps) {
  const { size, head, label, firstFocus, closesOnOutsidePress = true, isModal = true, onClose, children } = props
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ size })
  return (
    <Dialog.Root
      open
      unstyled
      onFocusOutside={keepOpen}
      onRequestDismiss={keepOpen}
      modal={isModal}
      preventScroll
      closeOnInteractOutside={closesOnOutsidePress}
      {...(firstFocus && { initialFocusEl: () => firstFocus.current })}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop css={styles['backdrop']} />
        <Dialog.Positioner css={styles['positioner']}>
          <Dialog.Content css={styles['content']} aria-label={label}>
            {head && (
              <Dialog.Header css={styles['head']}>
                <Dialog.Title css={styles['title']}>{head.title}</Dialog.Title>
                <IconButton
                  label={head.closeLabel}
                  variant="quiet"
                  size={size === 'window' ? 'large' : 'medium'}
                  onClick={onClose}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </Dialog.Header>
            )}
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

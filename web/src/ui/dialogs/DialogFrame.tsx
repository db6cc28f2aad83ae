import { useSlotRecipe } from '@chakra-ui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { dialogRecipe } from './dialogRecipe.ts'

/** Keeps a dialog open if the focus moves (a closing menu may restore it late) or a layer below unmounts. */
const keepOpen = (event: { preventDefault(): void }) => event.preventDefault()

interface DialogFrameProps {
  /** Width up to 416, 700, 900 or 1200 px, right edge, full window, or the command palette. */
  readonly size: 'small' | 'edit' | 'wide' | 'broad' | 'side' | 'window' | 'palette'
  /** Visible title and close button. Without it, `label` names the dialog. */
  readonly head?: { readonly title: string; readonly closeLabel: string }
  readonly label?: string
  /** Default: the first focusable element. */
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined
  readonly closesOnOutsidePress?: boolean
  readonly isModal?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Open while mounted. Restores the focus on unmount. */
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

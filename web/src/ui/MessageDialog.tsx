import type { ReactNode, RefObject } from 'react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { dialogStays } from './dialogStays.ts'
import styles from './Dialog.module.css'

interface MessageDialogProps {
  readonly title: ReactNode
  readonly body: ReactNode
  readonly footer: ReactNode
  /** What has the focus at first: the safe answer. */
  readonly firstFocus: RefObject<HTMLElement | null>
  /** Asked to close by Escape or a press outside; without it neither does anything. */
  readonly onDismiss?: () => void
}

/** The frame of a short dialog: title, sentence, answers. Open while it is mounted; the focus goes back afterwards. */
export function MessageDialog({ title, body, footer, firstFocus, onDismiss }: MessageDialogProps) {
  const canDismiss = onDismiss !== undefined
  return (
    <Dialog.Root
      open
      unstyled
      {...dialogStays}
      role="alertdialog"
      closeOnEscape={canDismiss}
      closeOnInteractOutside={canDismiss}
      initialFocusEl={() => firstFocus.current}
      onOpenChange={({ open }) => {
        if (!open) onDismiss?.()
      }}
    >
      <Portal>
        <Dialog.Backdrop className={styles['backdrop']} />
        <Dialog.Positioner className={styles['positioner']}>
          <Dialog.Content className={styles['content']}>
            <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
            <Dialog.Description className={styles['body']}>{body}</Dialog.Description>
            <div className={styles['footer']}>{footer}</div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

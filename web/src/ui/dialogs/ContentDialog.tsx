import { useEffect, type ReactNode, type RefObject } from 'react'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { X } from 'lucide-react'
import { holdPage } from '../../device/document.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { dialogStays } from './dialogStays.ts'
import dialog from './Dialog.module.css'
import styles from './ContentDialog.module.css'

interface ContentDialogProps {
  readonly title: string
  readonly closeLabel: string
  /** At most 416, 660, 900 or 1200 pixels wide in the middle, or along the right edge; a phone is filled by all of them. */
  readonly size: 'small' | 'edit' | 'wide' | 'broad' | 'side'
  /** What has the focus at first; else the first thing that can have it. */
  readonly firstFocus?: RefObject<HTMLElement | null> | undefined
  /** Something is being written here: a press beside the dialog must not lose it. */
  readonly staysOnOutsidePress?: boolean
  /** What somebody else opens beside it can be used, such as a bank's question; the page under it still cannot. */
  readonly isShared?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a dialog that holds more than a sentence. Open while it is mounted; the focus goes back afterwards. */
export function ContentDialog(props: ContentDialogProps) {
  const {
    title,
    closeLabel,
    size,
    firstFocus,
    staysOnOutsidePress = false,
    isShared = false,
    onClose,
    children,
  } = props
  useEffect(() => (isShared ? holdPage() : undefined), [isShared])
  return (
    <Dialog.Root
      open
      unstyled
      {...dialogStays}
      modal={!isShared}
      preventScroll
      closeOnInteractOutside={!staysOnOutsidePress}
      {...(firstFocus && { initialFocusEl: () => firstFocus.current })}
      onOpenChange={({ open }) => {
        if (!open) onClose()
      }}
    >
      <Portal>
        <Dialog.Backdrop className={dialog['backdrop']} />
        <Dialog.Positioner className={styles['positioner']} data-size={size}>
          <Dialog.Content className={styles['content']} data-size={size}>
            <div className={styles['head']}>
              <Dialog.Title className={dialog['title']}>{title}</Dialog.Title>
              <IconButton label={closeLabel} variant="quiet" onClick={onClose}>
                <X aria-hidden="true" />
              </IconButton>
            </div>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

import { chakra } from '@chakra-ui/react'
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { keepEventsIn } from '../../device/keepEventsIn.ts'
import { placeOfDialogs } from '../../device/document.ts'
import { dialogTitle, overlayBox } from '../layout/overlayLook.ts'

const Box = chakra('dialog', {
  base: {
    ...overlayBox,
    // The page behind it may be closed to the pointer by another dialog.
    pointerEvents: 'auto',
    w: '26.25rem',
    maxW: 'calc(100vw - 2rem)',
    maxH: 'calc(100dvh - 5.5rem)',
    mt: '4.5rem',
    mx: 'auto',
    mb: 'auto',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    color: 'inherit',
    animation: 'rise {durations.medium} {easings.in}',
    _backdrop: { bg: 'overlay', animation: 'fade {durations.medium} {easings.in}' },
  },
})

// Two long answers stand below each other on a phone, the safe one last.
const Answers = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '2',
    mt: '5',
    mr: '-4',
    smDown: { flexWrap: 'wrap-reverse', mr: '0', '& > *': { flex: '1 1 auto' } },
  },
})

interface MessageDialogProps {
  readonly title: ReactNode
  readonly body: ReactNode
  readonly footer: ReactNode
  /** What has the focus at first: the safe answer. */
  readonly firstFocus: RefObject<HTMLElement | null>
  /** A CSS length, where it holds more than a sentence. */
  readonly width?: string
  /** Asked to close by Escape or a press outside; without it neither does anything. */
  readonly onDismiss?: () => void
}

/**
 * The frame of a short dialog: title, sentence, answers. Open while it is mounted; the focus goes back afterwards. It is
 * the browser's own dialog and part of every page: what it says must be sayable when nothing can be loaded any more. It
 * lies above every other dialog, which hears nothing of what is done here.
 */
export function MessageDialog({ title, body, footer, firstFocus, width, onDismiss }: MessageDialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const dismiss = useEffectEvent(() => onDismiss?.())

  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    const release = keepEventsIn(shown, dismiss)
    shown.showModal()
    firstFocus.current?.focus()
    return () => {
      // Only a dialog that closes gives the focus back.
      shown.close()
      release()
    }
  }, [firstFocus])

  return createPortal(
    <Box
      ref={dialog}
      role="alertdialog"
      style={{ width }}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
      onClick={({ target, currentTarget }) => {
        // The ground around the box belongs to the element itself.
        if (target === currentTarget) onDismiss?.()
      }}
      onCancel={(event) => {
        // The way back of a phone.
        event.preventDefault()
        onDismiss?.()
      }}
    >
      <chakra.div px={{ base: '5', sm: '8' }} pt="5" pb="4">
        <chakra.h2 id={`${id}title`} css={dialogTitle} overflowWrap="anywhere">
          {title}
        </chakra.h2>
        <chakra.div id={`${id}body`} mt="2" color="fg.muted" overflowWrap="anywhere" textWrap="pretty">
          {body}
        </chakra.div>
        <Answers>{footer}</Answers>
      </chakra.div>
    </Box>,
    placeOfDialogs(),
  )
}

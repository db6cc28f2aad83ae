import { chakra } from '@chakra-ui/react'
import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { keepEventsIn } from '../../device/keepEventsIn.ts'
import { placeOfDialogs } from '../../device/document.ts'
import { dialogTitle, overlayBox } from '../layout/overlayLook.ts'

const Box = chakra('dialog', {
  base: {
    ...overlayBox,
    // Another dialog may have disabled pointer events on the page.
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

// Long buttons stack on a phone, the safe one last.
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
  readonly firstFocus: RefObject<HTMLElement | null>
  readonly width?: string
  /** Called on Escape or a press outside; if absent, neither has an effect. */
  readonly onDismiss?: () => void
}

/**
 * Short dialog, open while mounted; restores the focus on unmount. Uses the native `<dialog>` and
 * is part of every page, because it must work if nothing else can load. Other dialogs do not
 * receive its events.
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
      // Only closing restores the focus.
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
        // Presses on the backdrop have the dialog itself as target.
        if (target === currentTarget) onDismiss?.()
      }}
      onCancel={(event) => {
        // Back gesture of a phone.
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

import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { reloadPage } from '../../device/document.ts'
import { isOnline, onOnline } from '../../device/online.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../ui/dialogs/MessageDialog.tsx'
import { MissingPiece } from './later.ts'
import { PanelFailure } from './PanelFailure.tsx'
import { Box } from '../../ui/layout/boxes.ts'
import { overlayBox } from '../../ui/layout/overlayLook.ts'

interface PieceFailureProps {
  readonly failure: unknown
  /** How often it was asked for again. */
  readonly tries: number
  /** Its failure was shown: the next render requests it again. */
  readonly onShown: () => void
  /** Draws the piece again. */
  readonly onRetry: () => void
  /** Null where the piece is a part of its page. */
  readonly onClose: (() => void) | null
  /** Said beside what the pointer passes, without asking anything. */
  readonly isTip: boolean
}

/**
 * In the place of a piece that did not come. It is asked for again by a press, and by itself once the network is back.
 * Whatever else fails in a dialog is said in its place too; in a part of the page it is the page's own concern.
 */
export function PieceFailure({ failure, tries, onShown, onRetry, onClose, isTip }: PieceFailureProps) {
  const { formatMessage } = useIntl()
  const first = useRef<HTMLButtonElement>(null)
  const isMissing = failure instanceof MissingPiece
  const notifyShown = useEffectEvent(onShown)
  const retry = useEffectEvent(onRetry)
  // With the first drawing, so that a network that is back a moment later is not missed.
  useLayoutEffect(() => void notifyShown(), [])
  // A panel does so by itself.
  const retriesHere = isMissing && (onClose !== null || isTip)
  useLayoutEffect(() => (retriesHere ? onOnline(() => retry()) : undefined), [retriesHere])
  if (!isMissing && !onClose) throw failure

  const isOffline = !isOnline()
  // A server of another build has no such file any more, and an older browser remembers what has failed.
  const needsReload = isMissing && tries > 0 && !isOffline
  const title = formatMessage({ id: isMissing ? 'failure.piece' : 'failure.dialog' })
  const text = formatMessage({
    id: isOffline
      ? 'failure.offline'
      : needsReload
        ? 'failure.applicationText'
        : isMissing
          ? 'alerts.codes.ServiceUnavailable'
          : 'alerts.error',
  })
  if (isTip) {
    return (
      <Box
        as="span"
        css={overlayBox}
        position="absolute"
        top="calc(100% + 0.375rem)"
        left="0"
        zIndex="overlay"
        w="max-content"
        maxW="min(16rem, calc(100vw - 2rem))"
        py="2"
        px="3"
        borderRadius="control"
        textStyle="table"
        whiteSpace="normal"
        role="status"
      >
        {text}
      </Box>
    )
  }
  const again = needsReload ? reloadPage : onRetry
  if (!onClose) return <PanelFailure title={title} text={text} onRetry={again} />
  return (
    <MessageDialog
      title={title}
      body={text}
      firstFocus={first}
      onDismiss={onClose}
      footer={
        <>
          <Button onClick={onClose} {...(!isMissing && { ref: first })}>
            {formatMessage({ id: 'alerts.close' })}
          </Button>
          {isMissing && (
            <Button ref={first} variant="primary" onClick={again}>
              {formatMessage({ id: 'failure.retry' })}
            </Button>
          )}
        </>
      }
    />
  )
}

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
  readonly tries: number
  /** Called once the failure is shown: the next render requests the code again. */
  readonly onShown: () => void
  readonly onRetry: () => void
  readonly onClose: (() => void) | null
  readonly isTip: boolean
}

/** Retries on press, and once the network is back. Rethrows other failures unless it can be closed. */
export function PieceFailure({ failure, tries, onShown, onRetry, onClose, isTip }: PieceFailureProps) {
  const { formatMessage } = useIntl()
  const first = useRef<HTMLButtonElement>(null)
  const isMissing = failure instanceof MissingPiece
  const notifyShown = useEffectEvent(onShown)
  const retry = useEffectEvent(onRetry)
  // Runs with the first render, so that a network back a moment later is not missed.
  useLayoutEffect(() => void notifyShown(), [])
  const retriesHere = isMissing && (onClose !== null || isTip)
  useLayoutEffect(() => (retriesHere ? onOnline(() => retry()) : undefined), [retriesHere])
  if (!isMissing && !onClose) throw failure

  const isOffline = !isOnline()
  // A server with another build no longer has the file, and older browsers cache failed imports.
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

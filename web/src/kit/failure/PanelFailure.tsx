import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { onOnline } from '../../device/online.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

const TRIES_WITHOUT_PAUSE = 3
const PAUSE_SECONDS = 30

interface PanelFailureProps {
  readonly title: string
  readonly text?: ReactNode
  readonly onRetry: () => Promise<void> | void
}

/** Retries on press, and once the network is back. After three failures, presses wait for 30 seconds. */
export function PanelFailure({ title, text, onRetry }: PanelFailureProps) {
  const { formatMessage } = useIntl()
  const [tries, setTries] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const [seconds, setSeconds] = useState(0)

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds])

  const retryOnReturn = useEffectEvent(() => void retry())
  useEffect(() => onOnline(() => retryOnReturn()), [])

  async function retry() {
    setIsBusy(true)
    setTries(tries + 1)
    await onRetry()
    setIsBusy(false)
    if (tries + 1 >= TRIES_WITHOUT_PAUSE) setSeconds(PAUSE_SECONDS)
  }

  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="4"
      minH="7.25rem"
      py="4"
      px="6"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="card"
      bg="bg.card"
    >
      <Box flex="none" color="danger">
        <CircleAlert size="1.125rem" aria-hidden="true" />
      </Box>
      {/* Announced once: the countdown is outside. */}
      <Box flex="1 1 16rem" role="alert">
        <Text fontWeight="medium">{title}</Text>
        <Text mt="0.125rem" textStyle="note" color="fg.muted">
          {text ?? formatMessage({ id: 'failure.panelText' })}
        </Text>
      </Box>
      <Button isBusy={isBusy} isDisabled={seconds > 0} onClick={() => void retry()}>
        <RotateCw aria-hidden="true" />
        {seconds > 0 ? formatMessage({ id: 'failure.retryIn' }, { seconds }) : formatMessage({ id: 'failure.retry' })}
      </Button>
    </Flex>
  )
}

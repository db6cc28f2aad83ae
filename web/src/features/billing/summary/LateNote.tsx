import { useState } from 'react'
import { Clock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { usePlanNames } from '../plans/planName.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface LateNoteProps {
  readonly planName: string
  readonly onCheck: () => Promise<void>
  readonly onClose: () => void
}

/** Warns that a payment is not confirmed yet, so that the user does not pay twice. */
export function LateNote({ planName, onCheck, onClose }: LateNoteProps) {
  const { formatMessage } = useIntl()
  const { nameOf } = usePlanNames()
  const [isBusy, setIsBusy] = useState(false)
  async function check(): Promise<void> {
    setIsBusy(true)
    await onCheck()
    setIsBusy(false)
  }
  return (
    <Box as="section" maxW="37.5rem" p="6" borderWidth="1px" borderColor="border" borderRadius="card" bg="bg.card">
      <Clock size="1.25rem" color="var(--p-colors-warn)" aria-hidden="true" />
      <Heading mt="2" mb="1">
        {formatMessage({ id: 'order.late.title' })}
      </Heading>
      <Text color="fg.muted">{formatMessage({ id: 'order.late.text' }, { plan: nameOf(planName) })}</Text>
      <Flex wrap="wrap" gap="3" mt="5">
        <Button isBusy={isBusy} onClick={() => void check()}>
          {formatMessage({ id: 'order.late.check' })}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {formatMessage({ id: 'order.close' })}
        </Button>
      </Flex>
    </Box>
  )
}

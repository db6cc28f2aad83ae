import { useEffect, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import type { PaymentProblem } from './paymentProblem.ts'
import { useRefusalMessage } from './useRefusalMessage.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

/** Explains a refused card and moves the focus to the note on each refusal. */
export function RefusalNote({ refusal }: { refusal: PaymentProblem }) {
  const messageOf = useRefusalMessage()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [refusal])
  return (
    <Flex
      ref={note}
      gap="0.625rem"
      py="0.6875rem"
      px="3"
      borderWidth="1px"
      borderColor="danger"
      borderRadius="control"
      bg="bg.card"
      css={{ '& > svg': { mt: '0.125rem', color: 'danger' } }}
      role="alert"
      tabIndex={-1}
    >
      <CircleAlert size="1rem" aria-hidden="true" />
      <Text>{messageOf(refusal)}</Text>
    </Flex>
  )
}

import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Flex } from '../../ui/layout/boxes.ts'

export function RefusalStrip({ sentences }: { sentences: readonly string[] }) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => strip.current?.focus(), [])
  return (
    <Flex
      ref={strip}
      gap="0.625rem"
      px="3"
      py="0.6875rem"
      borderWidth="1px"
      borderColor="danger"
      borderRadius="control"
      bg="bg.card"
      color="fg"
      css={{ '& > svg': { flex: 'none', boxSize: '4', mt: '0.125rem', color: 'danger' } }}
      role="alert"
      tabIndex={-1}
    >
      <CircleAlert aria-hidden="true" />
      <div>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Flex>
  )
}

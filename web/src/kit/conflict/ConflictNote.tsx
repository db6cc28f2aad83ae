import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { Flex } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

interface ConflictNoteProps {
  /** What was saved elsewhere, and that saving again overwrites it. */
  readonly text: string
  readonly onTakeTheirs: () => void
}

/** Above a form whose subject has changed elsewhere: what is written stays, and both answers are offered. */
export function ConflictNote({ text, onTakeTheirs }: ConflictNoteProps) {
  const { formatMessage } = useIntl()
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="0.5rem 0.75rem"
      px="3"
      py="0.625rem"
      borderRadius="control"
      bg="warn.subtle"
      color="warn"
      textStyle="table"
    >
      <Text flex="1 1 14rem" role="alert">
        {text}
      </Text>
      <Button size="small" onClick={onTakeTheirs}>
        {formatMessage({ id: 'conflict.take' })}
      </Button>
    </Flex>
  )
}

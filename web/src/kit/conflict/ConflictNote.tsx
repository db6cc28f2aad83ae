import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons/Button.tsx'
import { Flex } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'

interface ConflictNoteProps {
  readonly text: string
  readonly onTakeTheirs: () => void
}

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

import { CircleDashed } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

export function IncompleteNote({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Flex
      wrap="wrap"
      align="center"
      gap="0.5rem 1rem"
      my="4"
      px={{ base: '4', md: '5' }}
      py="3"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
    >
      <Text flex="1" css={{ '& svg': { display: 'inline', verticalAlign: '-0.125em', me: '2', color: 'accent' } }}>
        <CircleDashed aria-hidden="true" size={16} />
        {formatMessage({ id: 'incomplete.note' }, { count })}
      </Text>
      <Button css={{ mdDown: { minH: '11' } }} onClick={onOpen}>
        {formatMessage({ id: 'incomplete.open' })}
      </Button>
    </Flex>
  )
}

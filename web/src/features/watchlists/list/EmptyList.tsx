import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { Button } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/status/EmptyState.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { ListHeading } from './ListHeading.tsx'
import type { ListTask } from '../model/listTask.ts'

const GHOST_ROWS = 3

interface EmptyListProps {
  readonly name: string
  readonly kind: ListKind
  readonly selector: ReactNode
  readonly actions: ReactNode
  readonly onAsk: (task: ListTask) => void
}

export function EmptyList({ name, kind, selector, actions, onAsk }: EmptyListProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <ListHeading name={name} kind={kind} entries={[]} filter="" matches={0} selector={selector} actions={actions} />
      <Box py="6" px="3" borderTopWidth="1px" borderTopColor="rule" borderBottomWidth="1px" borderBottomColor="border">
        <EmptyState
          sentence={formatMessage({ id: 'list.empty' })}
          action={
            <Button variant="primary" onClick={() => onAsk({ kind: 'add' })}>
              <Plus aria-hidden="true" />
              {formatMessage({ id: 'list.addFirst' })}
            </Button>
          }
          ghost={Array.from({ length: GHOST_ROWS }, (_, index) => (
            <Flex key={index} align="center" gap="4" h="3.25rem" borderTopWidth="1px" borderColor="border">
              <Box
                as="span"
                w="4.0625rem"
                h="1.375rem"
                borderWidth="1px"
                borderStyle="dashed"
                borderColor="border.field"
                borderRadius="small"
              />
              <Box as="span" w="12rem" h="3" borderRadius="tag" bg="skeleton" />
              <Box as="span" w="16" h="3" ms="auto" borderRadius="tag" bg="skeleton" />
            </Flex>
          ))}
        />
      </Box>
    </>
  )
}

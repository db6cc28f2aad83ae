import { useId, type Ref } from 'react'
import { ChevronDown, CircleAlert } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Box, HStack } from '../../ui/layout/boxes.ts'
import { Text } from '../../ui/text/Text.ts'
import type { ChosenList } from './useChosenList.ts'

const KINDS = ['buy', 'sell', 'others'] as const

interface ListPickerProps {
  readonly ref: Ref<HTMLSelectElement>
  readonly chosen: ChosenList
  readonly isMissing: boolean
  readonly onPick: (listId: string) => void
}

/** Marks lists that do not contain the stock. */
export function ListPicker({ ref, chosen: { lists, list }, isMissing, onPick }: ListPickerProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <div>
      <HStack gap="3">
        <Text asChild textStyle="note" fontWeight="medium" color="fg.muted">
          <label htmlFor={id}>{formatMessage({ id: 'stock.list' })}</label>
        </Text>
        <Box as="span" position="relative" flex="1" minW="0">
          <Box
            asChild
            w="full"
            h={{ base: '11', md: '9' }}
            ps="0.6875rem"
            pe="8"
            borderWidth="1px"
            borderColor={isMissing ? 'danger' : 'border.field'}
            borderRadius="control"
            boxShadow={isMissing ? 'inset 0 0 0 1px var(--p-colors-danger)' : undefined}
            bg="bg.card"
            fontSize={{ base: '1rem', md: '0.875rem' }}
            textOverflow="ellipsis"
            appearance="none"
            cursor="pointer"
            css={{ '&:focus-visible': { borderColor: 'accent', outlineOffset: '-0.125rem' } }}
          >
            <select
              ref={ref}
              id={id}
              value={list?.listId ?? ''}
              aria-invalid={isMissing || undefined}
              aria-describedby={isMissing ? `${id}-missing` : undefined}
              onChange={(event) => onPick(event.target.value)}
            >
              {!list && (
                <option value="" disabled>
                  {formatMessage({ id: 'stock.list.choose' })}
                </option>
              )}
              {KINDS.map((kind) => {
                const ofKind = lists.filter((candidate) => candidate.kind === kind)
                return (
                  ofKind.length > 0 && (
                    <optgroup key={kind} label={formatMessage({ id: `membership.kind.${kind}` })}>
                      {ofKind.map(({ listId, name, entry }) => (
                        <option key={listId} value={listId}>
                          {entry ? name : formatMessage({ id: 'stock.list.notIn' }, { name })}
                        </option>
                      ))}
                    </optgroup>
                  )
                )
              })}
            </select>
          </Box>
          <Box position="absolute" top="50%" right="0.625rem" mt="-2" pointerEvents="none">
            <ChevronDown size={16} aria-hidden="true" />
          </Box>
        </Box>
      </HStack>
      {isMissing && (
        <HStack
          id={`${id}-missing`}
          as="p"
          gap="1"
          mt="0.375rem"
          textStyle="note"
          color="danger"
          css={{ '& svg': { flex: 'none', w: '0.875rem', h: '0.875rem' } }}
          role="alert"
        >
          <CircleAlert aria-hidden="true" />
          {formatMessage({ id: 'stock.list.missing' })}
        </HStack>
      )}
    </div>
  )
}

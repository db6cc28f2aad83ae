import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { EventMark } from '../events/form/EventMark.tsx'
import { useBookEventLabels } from '../events/useBookEventLabels.ts'
import type { ImportPreview } from './importPreview.ts'

/** Sums of the file's events by kind and currency, to compare with a statement. */
export function ImportEvents({ preview }: { preview: ImportPreview }) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const { kindName } = useBookEventLabels()
  if (preview.events.length === 0) return null
  const isAllUnproved = preview.events.every(({ isUnproved }) => isUnproved)
  const unproved = formatMessage({ id: 'import.unproved' })
  return (
    <Box as="section" mb="4" aria-label={formatMessage({ id: 'import.events' })}>
      <Text fontWeight="semibold" mb="1">
        {formatMessage({ id: 'import.events' })}
      </Text>
      {isAllUnproved && (
        <Text mb="1" textStyle="note" color="warn">
          {unproved}
        </Text>
      )}
      <Box as="ul" listStyleType="none" columnGap="8" css={{ columns: { base: 1, md: 2 } }}>
        {preview.events.map((sum) => (
          <Flex
            as="li"
            key={`${sum.kind} ${sum.isInterest} ${sum.currency} ${sum.isUnproved}`}
            align="center"
            gap="2"
            minH="8"
            css={{ breakInside: 'avoid' }}
          >
            <EventMark kind={sum.kind} />
            <Box flex="1">
              {formatMessage(
                { id: 'import.eventCount' },
                { kind: kindName({ ...sum, incomeKind: sum.isInterest ? 'INTEREST' : null }), count: sum.eventCount },
              )}
              {sum.isUnproved && !isAllUnproved && (
                <Text as="span" ms="2" textStyle="note" color="warn">
                  {unproved}
                </Text>
              )}
            </Box>
            <Box as="span" fontVariantNumeric="tabular-nums">
              {format.signedMoney(sum.cash, sum.currency)}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  )
}

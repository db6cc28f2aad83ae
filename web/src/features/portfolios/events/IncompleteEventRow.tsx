import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { BEYOND_PLAN_NOTE } from '../../billing/beyondPlan/beyondPlan.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { EventMark } from './form/EventMark.tsx'
import { useBookEventLabels } from './useBookEventLabels.ts'
import type { IncompleteEvent } from './incompleteEvent.ts'
import { useIncompleteLabels } from './useIncompleteLabels.ts'

interface IncompleteEventRowProps {
  readonly event: IncompleteEvent
  /** True if the plan allows no changes. */
  readonly isClosed: boolean
  readonly onComplete: () => void
  readonly onDismiss: () => Promise<void>
}

export function IncompleteEventRow({ event, isClosed, onComplete, onDismiss }: IncompleteEventRowProps) {
  const { formatMessage } = useIntl()
  const format = useFormatters()
  const labels = useBookEventLabels()
  const { nameOf, missingOf } = useIncompleteLabels()
  const [isBusy, setIsBusy] = useState(false)
  const { quantity, otherQuantity } = event
  const name = nameOf(event)
  const closed = { isDisabled: isClosed, 'aria-describedby': BEYOND_PLAN_NOTE }

  function sharesText(): string {
    if (quantity != null && otherQuantity != null) {
      const before = format.shares(quantity)
      const after = format.shares(otherQuantity)
      return formatMessage({ id: 'incomplete.became' }, { before, after })
    }
    const shares = quantity ?? otherQuantity
    if (shares == null) return ''
    return formatMessage({ id: 'incomplete.shares' }, { count: Number(shares), shares: format.shares(shares) })
  }
  async function dismiss() {
    setIsBusy(true)
    await onDismiss()
    setIsBusy(false)
  }
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      justify="space-between"
      gap="2"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      css={{ mdDown: { '& button': { minH: '11', flex: '1' } } }}
    >
      <Box minW="0">
        <Flex align="center" wrap="wrap" gap="0 0.75rem">
          <Box as="span" color="accent">
            <EventMark kind={event.kind} />
          </Box>
          <Text as="span" flexBasis={{ base: 'calc(100% - 2rem)', md: 'auto' }} fontWeight="semibold">
            {name}
          </Text>
          <Text as="span" color="fg.muted">
            {labels.date(event)}
          </Text>
          <Text as="span" color="fg.muted" data-amount>
            {sharesText()}
          </Text>
        </Flex>
        <Text textStyle="note">{missingOf(event)}</Text>
      </Box>
      <Flex flex="none" gap="2">
        <Button
          {...closed}
          aria-label={formatMessage({ id: 'incomplete.completeOne' }, { event: name })}
          onClick={onComplete}
        >
          {formatMessage({ id: 'incomplete.complete' })}
        </Button>
        <Button
          {...closed}
          variant="quiet"
          isBusy={isBusy}
          aria-label={formatMessage({ id: 'incomplete.dismissOne' }, { event: name })}
          onClick={() => void dismiss()}
        >
          {formatMessage({ id: 'incomplete.dismiss' })}
        </Button>
      </Flex>
    </Flex>
  )
}

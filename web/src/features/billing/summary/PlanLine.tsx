import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanMark } from '../plans/PlanMark.tsx'
import { usePlanNames } from '../plans/planName.ts'
import { Box, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

export function PlanLine({ plan, note }: { plan: OfferedPlan; note: ReactNode }) {
  const { formatMessage } = useIntl()
  const { money } = useFormatters()
  const { nameOf } = usePlanNames()
  return (
    <HStack gap="3">
      <PlanMark order={plan.displayOrder} size="row" />
      <Box flex="1" minW="0">
        <Text fontWeight="medium" _firstLetter={{ textTransform: 'uppercase' }}>
          {formatMessage({ id: 'order.planLine' }, { plan: nameOf(plan.name) })}
        </Text>
        <Text color="fg.muted" textStyle="note">
          {note}
        </Text>
      </Box>
      <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {Number(plan.price) === 0 ? formatMessage({ id: 'order.free' }) : money(Number(plan.price), plan.currency)}
      </Text>
    </HStack>
  )
}

import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { OfferedPlan } from './offeredPlan.ts'
import { usePlanNames } from './planName.ts'
import { HStack, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

const KEYS = ['SENTIMENTS', 'SIMILAR_COMPANIES', 'PARTNERSHIPS', 'QUESTIONS'] as const

interface PlanAnalysisProps {
  readonly plan: OfferedPlan
  /** First plan with any analysis, named in the text of plans without. */
  readonly firstWith: OfferedPlan | null
  /** Current plan, if additions to it are highlighted. */
  readonly before: OfferedPlan | null
}

export function PlanAnalysis({ plan, firstWith, before }: PlanAnalysisProps) {
  const { formatMessage } = useIntl()
  const { nameOf } = usePlanNames()
  const keys = KEYS.filter((key) => plan.aiKeys.includes(key))
  return (
    <Stack pt="3" borderTopWidth="1px" borderTopColor="border" textStyle="note">
      <Text fontWeight="semibold">{formatMessage({ id: 'order.ai' })}</Text>
      {keys.length === 0 ? (
        <Text color="fg.muted">
          {firstWith
            ? formatMessage({ id: 'order.ai.from' }, { plan: nameOf(firstWith.name) })
            : formatMessage({ id: 'order.ai.none' })}
        </Text>
      ) : (
        <Stack as="ul" gap="0.375rem">
          {keys.map((key) => (
            <HStack key={key} as="li" fontWeight={before && !before.aiKeys.includes(key) ? 'semibold' : 'normal'}>
              <Check size="0.875rem" color="var(--p-colors-gain)" aria-hidden="true" />
              {formatMessage({ id: `order.ai.${key}` })}
            </HStack>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

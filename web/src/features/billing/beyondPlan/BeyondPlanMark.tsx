import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { BeyondPlan } from './beyondPlan.ts'
import { HStack } from '../../../ui/layout/boxes.ts'

export function BeyondPlanMark({ beyondPlan: { planName } }: { beyondPlan: NonNullable<BeyondPlan> }) {
  const { formatMessage } = useIntl()
  return (
    <HStack as="p" gap="1" color="fg.muted" textStyle="note">
      <Lock size="0.75rem" aria-hidden="true" />
      {formatMessage({ id: 'beyondPlan.mark' }, { plan: planName ?? 'none' })}
    </HStack>
  )
}

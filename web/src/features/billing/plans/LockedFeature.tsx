import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from './planName.ts'
import type { PlanOffer } from './planOffers.ts'
import { planPath } from './planPath.ts'
import { planPrice } from './planLabels.ts'
import { Box, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

interface LockedFeatureProps {
  /** Feature the plan lacks, as the subject of the sentence: "Les portefeuilles". */
  readonly feature: string
  /** Cheapest plan that includes it; null if none does or none is known. */
  readonly plan: Pick<PlanOffer, 'name' | 'price' | 'currency'> | null
  readonly brings?: string
}

export function LockedFeature({ feature, plan, brings }: LockedFeatureProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { nameOf } = usePlanNames()
  return (
    <HStack
      gap="4"
      py="5"
      px="6"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      bg="bg.card"
      smDown={{ flexWrap: 'wrap', p: '4' }}
    >
      <Lock size="1.25rem" color="var(--p-colors-fg-muted)" aria-hidden="true" />
      <Box flex="1" minW="0" smDown={{ flexBasis: 'calc(100% - 2.25rem)' }}>
        <Text fontWeight="medium">
          {plan
            ? formatMessage({ id: 'plans.locked' }, { feature, plan: nameOf(plan.name) })
            : formatMessage({ id: 'plans.lockedUnknown' }, { feature })}
        </Text>
        {plan && (
          <Text color="fg.muted" textStyle="note">
            {planPrice(intl, formatters, plan)}
            {brings && formatMessage({ id: 'plans.brings' }, { brings })}
          </Text>
        )}
      </Box>
      <Button asChild>
        <Link to={planPath(plan?.name ?? null)}>{formatMessage({ id: 'plans.see' })}</Link>
      </Button>
    </HStack>
  )
}

import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import { Link } from 'react-router-dom'
import type { LockedPanel_plan$key } from '../../../__generated__/LockedPanel_plan.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Box, Flex, Stack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { usePlanNames } from '../../billing/plans/planName.ts'
import { planPath } from '../../billing/plans/planPath.ts'
import { planPrice } from '../../billing/plans/planLabels.ts'

const GHOST_LINES = ['92%', '72%', '96%', '64%']

/* eslint-disable relay/unused-fields -- a function formats the price of a plan */
/** Ghost of a panel that the plan lacks, with the cheapest plan that has it. */
export function LockedPanel({ plan: planKey }: { plan: LockedPanel_plan$key | null }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const formatters = useFormatters()
  const { nameOf } = usePlanNames()
  const plan = useFragment(
    graphql`
      fragment LockedPanel_plan on Plan {
        name
        price
        currency
      }
    `,
    planKey,
  )
  return (
    <Card>
      <Stack gap="3" pb="4" aria-hidden="true">
        {GHOST_LINES.map((width) => (
          <Box as="span" key={width} h="0.625rem" borderRadius="tag" bg="skeleton" style={{ width }} />
        ))}
      </Stack>
      <Flex wrap="wrap" align="center" gap="3" pt="4" borderTopWidth="1px" borderColor="border">
        <Lock size={16} color="var(--p-colors-fg-muted)" aria-hidden="true" />
        <Box flex="1" minW="8rem">
          <Text fontWeight="medium">
            {plan
              ? formatMessage({ id: 'analysis.lockedUntil' }, { plan: nameOf(plan.name) })
              : formatMessage({ id: 'analysis.locked' })}
          </Text>
          {plan && (
            <Text textStyle="note" color="fg.muted">
              {planPrice(intl, formatters, plan)}
            </Text>
          )}
        </Box>
        <Button asChild>
          <Link to={planPath(plan?.name ?? null)}>{formatMessage({ id: 'plans.see' })}</Link>
        </Button>
      </Flex>
    </Card>
  )
}

import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { planPath } from '../plans/planPath.ts'
import { BEYOND_PLAN_NOTE, type BeyondPlan, type LimitedUnit } from './beyondPlan.ts'
import { Flex } from '../../../ui/layout/boxes.ts'
import { Link } from '../../../ui/text/Link.ts'

export interface BeyondPlanTextProps {
  readonly unit: LimitedUnit
  /** Number of locked items, if the page shows open ones too. */
  readonly count?: number
  readonly beyondPlan: NonNullable<BeyondPlan>
}

export function BeyondPlanText({ unit, count = 1, beyondPlan: { planName } }: BeyondPlanTextProps) {
  const { formatMessage } = useIntl()
  return (
    <Flex
      as="p"
      gap="2"
      color="fg.muted"
      textStyle="table"
      my="3"
      py="0.625rem"
      px="0.875rem"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      bg="bg.card"
      id={BEYOND_PLAN_NOTE}
    >
      <Lock size="1rem" aria-hidden="true" />
      <span>
        {formatMessage({ id: 'beyondPlan.note' }, { unit, count })}{' '}
        {planName != null && (
          <>
            {formatMessage({ id: 'beyondPlan.opens' }, { plan: planName, count })}{' '}
            <Link variant="underlined" to={planPath(planName)}>
              {formatMessage({ id: 'beyondPlan.see' })}
            </Link>
          </>
        )}
      </span>
    </Flex>
  )
}

import { useId, type ReactNode } from 'react'
import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import type { OfferedPlan } from './offeredPlan.ts'
import { PlanAnalysis } from './PlanAnalysis.tsx'
import { PlanLimits } from './PlanLimits.tsx'
import { PlanMark } from './PlanMark.tsx'
import { usePlanNames } from './planName.ts'
import { PlanPrice } from './PlanPrice.tsx'
import { limitLines, type PresentUse } from './planUse.ts'
import { Box, Grid, HStack, Stack } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

/** Button of a plan; null if the plans are read-only. */
export type PlanAction = 'select' | 'change' | null

interface PlanColumnProps {
  readonly plan: OfferedPlan
  readonly present: OfferedPlan | null
  readonly firstWithAnalysis: OfferedPlan | null
  readonly use: PresentUse | null
  readonly isChosen: boolean
  readonly isPlanned: boolean
  readonly action: PlanAction
  /** Note on the plan, such as the date it stays open until. */
  readonly note: ReactNode
  readonly onChoose: (planName: string) => void
}

export function PlanColumn(props: PlanColumnProps) {
  const { plan, present, firstWithAnalysis, use, isChosen, isPlanned, action, note, onChoose } = props
  const { formatMessage } = useIntl()
  const { titleOf, nameOf } = usePlanNames()
  const id = useId()
  const isPresent = plan.name === present?.name
  const before = isChosen && !isPresent ? present : null
  return (
    <Grid
      as="li"
      position="relative"
      gridRow="span 5"
      gridTemplateRows="subgrid"
      alignItems="start"
      minW="0"
      p="5"
      scrollSnapAlign="start"
      bg={isPresent ? 'bg' : undefined}
      boxShadow={isChosen && !isPresent ? 'inset 0 0.1875rem {colors.accent}' : undefined}
      css={{ '& + li': { borderLeftWidth: '1px', borderLeftColor: 'border' } }}
      data-plan={plan.name}
      data-present={isPresent || undefined}
      data-chosen={(isChosen && !isPresent) || undefined}
      aria-labelledby={id}
      aria-current={isPresent || undefined}
    >
      <HStack justify="space-between" gap="3" mb="3">
        <Heading id={id}>{titleOf(plan.name)}</Heading>
        <PlanMark order={plan.displayOrder} />
      </HStack>
      <PlanPrice plan={plan} />
      <Stack
        align="flex-start"
        gap="1"
        {...(action === null && present === null ? { mb: '5' } : { minH: '11', my: '4' })}
        css={{ '& > button': { w: 'full', minH: { base: '11', md: '0' } } }}
      >
        {action === null ? (
          isPresent && (
            <>
              <Text
                as="span"
                px="2"
                borderWidth="1px"
                borderColor="border.strong"
                borderRadius="small"
                fontSize="0.75rem"
                lineHeight="1.375rem"
                fontWeight="medium"
              >
                {formatMessage({ id: 'order.current' })}
              </Text>
              {note && (
                <Text as="span" color="warn" textStyle="note">
                  {note}
                </Text>
              )}
            </>
          )
        ) : (
          <Button
            variant={isChosen && !isPresent ? 'primary' : 'secondary'}
            isDisabled={isPresent || isPlanned}
            onClick={() => onChoose(plan.name)}
          >
            {isChosen && !isPresent && <Check aria-hidden="true" />}
            {formatMessage({
              id: actionId({
                isPresent,
                isChosen,
                isPlanned,
                action,
                isUp: plan.displayOrder > (present?.displayOrder ?? 0),
              }),
            })}
            <VisuallyHidden>{formatMessage({ id: 'order.ofPlan' }, { plan: nameOf(plan.name) })}</VisuallyHidden>
          </Button>
        )}
        {note && action !== null && (
          <Text color="warn" textStyle="note">
            {note}
          </Text>
        )}
      </Stack>
      <Box py="2" borderTopWidth="1px" borderTopColor="border">
        <PlanLimits
          lines={limitLines(plan, use)}
          isPresent={isPresent && use !== null}
          before={before && limitLines(before, use)}
        />
      </Box>
      <PlanAnalysis plan={plan} firstWith={firstWithAnalysis} before={before} />
    </Grid>
  )
}

interface Choice {
  readonly isPresent: boolean
  readonly isChosen: boolean
  readonly isPlanned: boolean
  readonly action: 'select' | 'change'
  readonly isUp: boolean
}

function actionId({ isPresent, isChosen, isPlanned, action, isUp }: Choice) {
  if (isPresent) return 'order.current'
  if (isPlanned) return 'order.planned'
  if (isChosen) return 'order.chosen'
  if (action === 'select') return 'order.select'
  return isUp ? 'order.climb' : 'order.descend'
}

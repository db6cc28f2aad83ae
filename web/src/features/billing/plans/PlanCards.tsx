import { useEffect, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OfferedPlan } from './offeredPlan.ts'
import { PlanColumn, type PlanAction } from './PlanColumn.tsx'
import type { PresentUse } from './planUse.ts'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { Gauge } from '../usage/Gauge.tsx'

interface PlanCardsProps {
  readonly plans: readonly OfferedPlan[]
  readonly present: OfferedPlan | null
  readonly use: PresentUse | null
  readonly chosenName?: string | null
  readonly plannedName?: string | null
  /** Null if the plans are read-only. */
  readonly action: PlanAction
  readonly noteOf?: (planName: string) => ReactNode
  readonly onChoose?: (planName: string) => void
}

/** Plans side by side in one frame; a narrow window scrolls column by column. */
export function PlanCards(props: PlanCardsProps) {
  const { plans, present, use, chosenName = null, plannedName = null, action, noteOf, onChoose = () => {} } = props
  const { formatMessage } = useIntl()
  const region = useRef<HTMLDivElement>(null)
  const shownFirst = useRef(chosenName ?? present?.name ?? null)
  const firstWithAnalysis = plans.find(({ aiKeys }) => aiKeys.length > 0) ?? null
  useEffect(() => showColumn(region.current, shownFirst.current), [])
  return (
    <>
      <Box
        ref={region}
        position="relative"
        overflowX="auto"
        borderWidth="1px"
        borderColor="border"
        borderRadius={{ base: '0', sm: 'card' }}
        bg="bg.card"
        scrollSnapType="x mandatory"
        smDown={{ mx: 'calc(-1 * var(--palier-gutter))', borderRightWidth: '0', borderLeftWidth: '0' }}
        role="region"
        aria-label={formatMessage({ id: 'order.columns' })}
        tabIndex={0}
      >
        <Grid
          as="ul"
          templateColumns={{
            base: 'repeat(var(--plan-count), 78vw)',
            sm: 'repeat(var(--plan-count), minmax(11.75rem, 1fr))',
          }}
          gridTemplateRows="auto auto auto auto 1fr"
          style={{ ['--plan-count' as string]: plans.length }}
        >
          {plans.map((plan) => (
            <PlanColumn
              key={plan.name}
              plan={plan}
              present={present}
              firstWithAnalysis={firstWithAnalysis}
              use={use}
              isChosen={plan.name === chosenName}
              isPlanned={plan.name === plannedName}
              action={action}
              note={noteOf?.(plan.name)}
              onChoose={onChoose}
            />
          ))}
        </Grid>
      </Box>
      {use && (
        <Flex
          align="center"
          wrap="wrap"
          rowGap="1"
          columnGap="2"
          mt="4"
          color="fg.muted"
          textStyle="note"
          aria-hidden="true"
        >
          <Gauge used={6} limit={10} w="10" h="1" />
          {formatMessage({ id: 'order.legend.used' })}
          <Gauge used={10} limit={10} w="10" h="1" ml="2" />
          {formatMessage({ id: 'order.legend.reached' })}
        </Flex>
      )}
    </>
  )
}

/** Scrolls a plan the frame cuts off to the frame's start. */
function showColumn(region: HTMLElement | null, planName: string | null): void {
  const column = [...(region?.querySelectorAll<HTMLElement>('[data-plan]') ?? [])].find(
    (one) => one.dataset['plan'] === planName,
  )
  if (!region || !column) return
  const isCut = column.offsetLeft + column.offsetWidth > region.clientWidth
  if (isCut) region.scrollLeft = column.offsetLeft
}

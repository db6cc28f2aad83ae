import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { OfferedPlan } from '../plans/offeredPlan.ts'
import { PlanCards } from '../plans/PlanCards.tsx'
import type { PresentUse } from '../plans/planUse.ts'
import { PageHeading } from './PageHeading.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'

interface ReadOnlyPlansProps {
  readonly plans: readonly OfferedPlan[]
  readonly present?: OfferedPlan | null
  readonly use?: PresentUse | null
  readonly children: ReactNode
  readonly noteOf?: (planName: string) => ReactNode
}

export function ReadOnlyPlans({ plans, present = null, use = null, children, noteOf }: ReadOnlyPlansProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHeading title={formatMessage({ id: 'title.Subscription' })} lede={formatMessage({ id: 'order.lede' })} />
      <Box my="6">{children}</Box>
      <PlanCards plans={plans} present={present} use={use} action={null} {...(noteOf && { noteOf })} />
    </>
  )
}

export function Why({ children, ways }: { children: ReactNode; ways?: ReactNode }) {
  return (
    <Flex
      align="center"
      justify="space-between"
      wrap="wrap"
      rowGap="3"
      columnGap="6"
      py="4"
      px="5"
      borderRadius="card"
      bg="accent.subtle"
    >
      <Box
        flex="1 1 24rem"
        minW="0"
        css={{
          '& p': { m: '0' },
          '& p + p': {
            display: 'flex',
            alignItems: 'baseline',
            gap: '0.375rem',
            mt: '0.375rem',
            color: 'fg.muted',
            textStyle: 'note',
          },
          '& svg': { flex: 'none', alignSelf: 'center', boxSize: '0.875rem' },
        }}
      >
        {children}
      </Box>
      {ways && (
        <Flex wrap="wrap" gap="3">
          {ways}
        </Flex>
      )}
    </Flex>
  )
}

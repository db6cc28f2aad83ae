import { useIntl } from 'react-intl'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { FIRST_STEPS, type FirstStep } from './firstStepsDone.ts'

/** Heights of the steps, in percent of the stair. */
const HEIGHTS = [20, 40, 60, 80, 100]

interface FirstStairProps {
  readonly done: Readonly<Record<FirstStep, boolean>>
  readonly isCrossed: boolean
}

export function FirstStair({ done, isCrossed }: FirstStairProps) {
  const { formatMessage } = useIntl()
  const steps = [
    ...FIRST_STEPS.map((step) => ({ name: step, isLit: done[step] })),
    { name: 'crossed', isLit: isCrossed } as const,
  ]
  return (
    <Flex
      position="absolute"
      inset="auto 0 0"
      align="flex-end"
      h={{ base: '6rem', sm: '13rem' }}
      borderBottomRadius="0.6875rem"
      overflow="hidden"
      pointerEvents="none"
      aria-hidden="true"
    >
      {steps.map(({ name, isLit }, index) => (
        <Box
          key={name}
          position="relative"
          flex="1"
          h={`${HEIGHTS[index]}%`}
          pt={{ sm: '2' }}
          px={{ sm: '3' }}
          borderTopWidth="1px"
          borderLeftWidth={index === 0 ? '0' : '1px'}
          borderColor="score.3.bg"
          textStyle="note"
          fontWeight="medium"
          lineHeight="1rem"
          color={isLit ? 'fg' : 'fg.muted'}
          data-lit={isLit || undefined}
          _before={{
            content: '""',
            position: 'absolute',
            inset: 0,
            zIndex: -1,
            bg: 'gain',
            opacity: isLit ? 0.28 : 0.08,
            transition: 'opacity {durations.medium}',
          }}
          css={{ isolation: 'isolate' }}
        >
          <Box as="span" hideBelow="sm">
            {formatMessage({ id: `dashboard.stair.${name}` })}
          </Box>
        </Box>
      ))}
    </Flex>
  )
}

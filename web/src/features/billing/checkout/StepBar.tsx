import { Check } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useIsMobile } from '../../../device/media.ts'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { Box, Flex, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'

type Step = 1 | 2 | 3

interface StepBarProps {
  readonly step: Step
  readonly second: 'pay' | 'check'
  /** Returns to the choice; undefined if that is not possible now. */
  readonly onChoose?: (() => void) | undefined
}

/** The first step is a button; a phone shows only the current step. */
export function StepBar({ step, second, onChoose }: StepBarProps) {
  const { formatMessage } = useIntl()
  const isMobile = useIsMobile()
  const names = (['choose', second, 'done'] as const).map((name) => formatMessage({ id: `order.step.${name}` }))
  const back = step > 1 && onChoose
  return (
    <Box
      as="nav"
      mt={{ base: '4', md: '6' }}
      mb={{ base: '5', md: '8' }}
      aria-label={formatMessage({ id: 'order.steps' })}
    >
      {isMobile && (
        <Flex as="p" align="baseline" wrap="wrap" rowGap="1" columnGap="0.625rem" mb="2">
          <Text as="span" color="fg.muted" textStyle="note">
            {formatMessage({ id: 'order.stepOf' }, { step, count: names.length })}
          </Text>
          <Text as="span" fontWeight="semibold">
            {names[step - 1]}
          </Text>
          {back && (
            <Box asChild minH="11" mt="-3" mb="-3" ml="auto" color="accent.fg" fontWeight="medium" cursor="pointer">
              <button type="button" onClick={back}>
                {names[0]}
              </button>
            </Box>
          )}
        </Flex>
      )}
      <Grid
        as="ol"
        templateColumns="repeat(3, minmax(0, 1fr))"
        gap={isMobile ? '1' : '4'}
        aria-hidden={isMobile || undefined}
      >
        {names.map((name, index) => {
          const number = index + 1
          const isDone = number < step
          const label = (
            <>
              {isDone ? (
                <Check size="1rem" aria-hidden="true" />
              ) : (
                <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {number}
                </Text>
              )}
              {name}
              {isDone && <VisuallyHidden>, {formatMessage({ id: 'order.stepDone' })}</VisuallyHidden>}
            </>
          )
          const isNow = number === step
          return (
            <Flex
              as="li"
              key={name}
              minW="0"
              pb={isMobile ? '0' : '3'}
              borderBottomWidth="0.1875rem"
              borderBottomColor={isDone || isNow ? 'accent' : 'border.strong'}
              color={isDone ? 'accent.fg' : isNow ? 'fg' : 'fg.muted'}
              fontWeight="medium"
              aria-current={isNow ? 'step' : undefined}
            >
              {!isMobile &&
                (number === 1 && back ? (
                  <HStack
                    asChild
                    gap="0.625rem"
                    minW="0"
                    textAlign="start"
                    textUnderlineOffset="0.1875rem"
                    cursor="pointer"
                    _hover={{ textDecoration: 'underline' }}
                  >
                    <button type="button" onClick={back}>
                      {label}
                    </button>
                  </HStack>
                ) : (
                  <HStack as="span" gap="0.625rem" minW="0">
                    {label}
                  </HStack>
                ))}
            </Flex>
          )
        })}
      </Grid>
    </Box>
  )
}

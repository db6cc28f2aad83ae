import { Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { LimitLine } from './planUse.ts'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { Gauge } from '../usage/Gauge.tsx'
import { limitUseOf, type LimitUse } from '../usage/limitUse.ts'

interface PlanLimitsProps {
  readonly lines: readonly LimitLine[]
  /** True for the current plan: each limit then shows its usage. */
  readonly isPresent: boolean
  /** Limits of the current plan, if improvements are highlighted. */
  readonly before: readonly LimitLine[] | null
}

export function PlanLimits({ lines, isPresent, before }: PlanLimitsProps) {
  const { formatMessage } = useIntl()
  return (
    <Flex as="dl" direction="column">
      {lines.map((line, place) => (
        <Flex
          key={line.limit}
          align="baseline"
          justify="space-between"
          position="relative"
          gap="2"
          h="2.625rem"
          pt="2"
          textStyle="table"
          data-locked={line.allowed === 0 || undefined}
        >
          <Box as="dt" overflow="hidden" color="fg.muted" textOverflow="ellipsis" whiteSpace="nowrap">
            {formatMessage({ id: `order.limit.${line.limit}` })}
          </Box>
          <Box
            as="dd"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
            color={isBetter(line, before?.[place]) ? 'accent.fg' : 'inherit'}
          >
            <Figure line={line} isPresent={isPresent} />
          </Box>
        </Flex>
      ))}
    </Flex>
  )
}

function isBetter({ allowed }: LimitLine, before: LimitLine | undefined): boolean {
  return before !== undefined && allowed > before.allowed
}

function Figure({ line: { allowed, used, isOver }, isPresent }: { line: LimitLine; isPresent: boolean }) {
  const { formatMessage } = useIntl()
  const { count } = useFormatters()
  if (allowed === 0) {
    return (
      <Lock
        size="0.8125rem"
        color="var(--p-colors-fg-muted)"
        role="img"
        aria-label={formatMessage({ id: 'order.limit.none' })}
      />
    )
  }
  if (used === null) return count(allowed)
  // On a plan other than the current one, only usage above its limit is marked.
  const isHurt = isOver && !isPresent
  const otherUse: LimitUse = isHurt ? 'reached' : 'open'
  const use = isPresent ? limitUseOf(used, allowed) : otherUse
  return (
    <>
      {isPresent && formatMessage({ id: 'order.limit.line' }, { used, limit: allowed })}
      {isHurt && (
        <Text as="span" color="warn">
          {formatMessage({ id: 'order.limit.over' }, { used, limit: allowed })}
        </Text>
      )}
      {!isPresent && !isHurt && count(allowed)}
      <VisuallyHidden>
        {!isPresent && !isHurt && `, ${formatMessage({ id: 'order.limit.used' }, { used })}`}
        {isPresent && use !== 'open' && `, ${formatMessage({ id: `order.limit.${use}` })}`}
      </VisuallyHidden>
      <Gauge
        used={used}
        limit={allowed}
        use={use}
        position="absolute"
        right="0"
        bottom="2"
        left="0"
        h="1"
        aria-hidden="true"
      />
    </>
  )
}

import { X } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AnchoredPopover } from '../../../ui/dialogs/AnchoredPopover.tsx'
import { Box, Flex } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import type { HowFrame } from './Figure.tsx'
import { isRounded, type ExplainedLine, type Explanation } from './explanation.ts'

interface HowComputedProps extends HowFrame {
  readonly explanation: Explanation
}

export function HowComputed({ explanation, anchor, onClose }: HowComputedProps) {
  const { formatMessage } = useIntl()
  const { title, rule, lines, results, note } = explanation
  return (
    <AnchoredPopover label={formatMessage({ id: 'portfolio.how' }, { title })} anchor={anchor} onClose={onClose}>
      <Box px="4" pt="3" pb="4" textStyle="table">
        <Flex align="center" justify="space-between" gap="2" mr="-2">
          <Text fontWeight="semibold">{title}</Text>
          <IconButton label={formatMessage({ id: 'alerts.close' })} variant="quiet" size="small" onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </Flex>
        <Text mt="1" mb="2" textStyle="note" color="fg.muted">
          {rule}
        </Text>
        <dl>
          {lines.map((line, index) => (
            // Labels are not unique: two exchanges may list stocks under the same symbol.
            <Line key={index} {...line} />
          ))}
        </dl>
        <Box as="dl" borderTopWidth="1px" borderColor="rule" fontWeight="semibold">
          {results.map((line, index) => (
            <Line key={index} isResult {...line} />
          ))}
        </Box>
        {isRounded(explanation) && <Note>{formatMessage({ id: 'portfolio.rounded' })}</Note>}
        {note !== undefined && <Note>{note}</Note>}
      </Box>
    </AnchoredPopover>
  )
}

function Note({ children }: { children: string }) {
  return (
    <Text mt="2" textStyle="note" color="fg.muted">
      {children}
    </Text>
  )
}

function Line({ label, text, value, isResult = false }: ExplainedLine & { isResult?: boolean }) {
  return (
    <Flex align="baseline" justify="space-between" gap="4" py="1">
      <Box as="dt" color={isResult ? 'fg' : 'fg.muted'}>
        {label}
      </Box>
      <Box as="dd" textAlign="end" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <data value={value.toString()} data-amount>
          {text}
        </data>
      </Box>
    </Flex>
  )
}

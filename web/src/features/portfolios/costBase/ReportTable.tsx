import type { ReactNode } from 'react'
import { Box } from '../../../ui/layout/boxes.ts'
import { Table } from '../../../ui/layout/Table.ts'
import { Text } from '../../../ui/text/Text.ts'

/** Smaller than on screen, so that all columns fit on paper. */
const PRINTED_NOTE = { fontSize: '0.5625rem', lineHeight: '0.75rem' } as const

const LOOK = {
  '& :is(th, td)': { px: '2', py: '0.625rem', verticalAlign: 'top' },
  '& thead :is(th, td)': { verticalAlign: 'bottom', whiteSpace: 'normal' },
  // Keeps a date, or a symbol and part of its name, on one line.
  '& tbody th': { minW: '10rem' },
  '& tfoot :is(th, td)': { fontWeight: 'semibold' },
  // The reason for a denied loss follows in its own row.
  '& [data-reason] > *': { borderBottomWidth: '0' },
  '& td[data-reason-text]': { pt: '0', color: 'fg.muted', textStyle: 'note', textWrap: 'pretty' },
  _print: {
    fontSize: '0.625rem',
    lineHeight: '0.875rem',
    '& :is(th, td)': { px: '1', py: '0.3125rem' },
    '& tbody th': { minW: '0' },
    '& :is(thead th, td[data-reason-text])': PRINTED_NOTE,
    '& tr': { breakInside: 'avoid' },
  },
} as const

/** Scrolls sideways if it is too wide, and prints in full. */
export function ReportTable({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box overflowX="auto" _print={{ overflow: 'visible' }} role="group" tabIndex={0} aria-label={title}>
      <Table rows="low" css={LOOK} aria-label={title}>
        {children}
      </Table>
    </Box>
  )
}

interface ReportMarkProps {
  readonly isWarning?: boolean
  readonly isAmount?: boolean
  readonly children: ReactNode
}

export function ReportMark({ isWarning = false, isAmount = false, children }: ReportMarkProps) {
  return (
    <Text
      as="span"
      display="block"
      textStyle="note"
      color={isWarning ? 'warn' : 'fg.muted'}
      _print={PRINTED_NOTE}
      data-amount={isAmount || undefined}
    >
      {children}
    </Text>
  )
}

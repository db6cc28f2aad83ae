import { chakra } from '@chakra-ui/react'

/**
 * A table outside the live lists, with plain rows and cells: 40 px a row (`rows`: low follows the text, tall 44), text at
 * the left; a cell with `data-number` stands at the right in tabular figures. What one table needs beyond goes into `css`.
 */
export const Table = chakra('table', {
  base: {
    w: 'full',
    textStyle: 'table',
    '& :is(th, td)': {
      px: '3',
      borderBottomWidth: '1px',
      borderBottomColor: 'border',
      fontWeight: 'normal',
      textAlign: 'start',
    },
    '& thead :is(th, td)': {
      borderBottomColor: 'rule',
      color: 'fg.muted',
      textStyle: 'note',
      fontWeight: 'medium',
    },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    rows: {
      low: { '& :is(th, td)': { py: '0.375rem' } },
      medium: { '& :is(th, td)': { h: '10' } },
      tall: { '& :is(th, td)': { h: '11' } },
    },
    isFixed: { true: { tableLayout: 'fixed' } },
    /** In a box that scrolls; the head has the colour of what it stands on. */
    hasStickyHead: {
      true: { '& thead :is(th, td)': { position: 'sticky', top: '0', bg: 'var(--palier-surface)' } },
    },
  },
  defaultVariants: { rows: 'medium' },
})

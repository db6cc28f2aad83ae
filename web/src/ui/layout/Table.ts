import { chakra } from '@chakra-ui/react'

/** Row height 40 px (`low`: by content, `tall`: 44). `data-number` cells are right-aligned, with tabular figures. */
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
    /** For a scrolling box. Set `--palier-surface` to its background. */
    hasStickyHead: {
      true: { '& thead :is(th, td)': { position: 'sticky', top: '0', bg: 'var(--palier-surface)' } },
    },
  },
  defaultVariants: { rows: 'medium' },
})

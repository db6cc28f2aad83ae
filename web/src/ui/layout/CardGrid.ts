import { chakra } from '@chakra-ui/react'

/** `--palier-card-columns` overrides the number of columns. */
export const CardGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: '1fr 1fr',
      md: 'repeat(var(--palier-card-columns, 3), minmax(0, 1fr))',
      lg: 'repeat(var(--palier-card-columns, 4), minmax(0, 1fr))',
    },
    gap: { base: '2', md: '4' },
  },
})

import { chakra } from '@chakra-ui/react'

/** A list, under each other; with marks where the items are sentences. */
export const List = chakra('ul', {
  variants: {
    marks: {
      none: { display: 'flex', flexDirection: 'column', gap: '2' },
      discs: { ps: '5', listStyle: 'disc', '& > li': { mt: '1' } },
    },
  },
  defaultVariants: { marks: 'none' },
})

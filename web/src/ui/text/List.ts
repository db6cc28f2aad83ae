import { chakra } from '@chakra-ui/react'

export const List = chakra('ul', {
  variants: {
    marks: {
      none: { display: 'flex', flexDirection: 'column', gap: '2' },
      discs: { ps: '5', listStyle: 'disc', '& > li': { mt: '1' } },
    },
  },
  defaultVariants: { marks: 'none' },
})

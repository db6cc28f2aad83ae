import { chakra } from '@chakra-ui/react'

export const Card = chakra('div', {
  base: {
    bg: 'bg.card',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border',
    borderRadius: 'card',
    p: '4',
  },
})

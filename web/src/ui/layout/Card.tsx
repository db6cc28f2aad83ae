import { chakra } from '@chakra-ui/react'

/** A box for what can be picked up: a list, a portfolio, a plan, a dialog. Takes Chakra's style props. */
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

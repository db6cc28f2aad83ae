import { chakra } from '@chakra-ui/react'
import { touchTarget } from '../text/touchTarget.ts'

export const BareButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'control',
    color: 'inherit',
    cursor: 'pointer',
    ...touchTarget,
  },
})

import { chakra } from '@chakra-ui/react'
import { touchTarget } from '../text/touchTarget.ts'

export const TextButton = chakra(
  'button',
  {
    base: {
      fontWeight: 'medium',
      color: 'accent.fg',
      cursor: 'pointer',
      ...touchTarget,
      _hover: { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' },
    },
    variants: { isQuiet: { true: { color: 'inherit', fontWeight: 'inherit' } } },
  },
  { defaultProps: { type: 'button' } },
)

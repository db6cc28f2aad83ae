import { chakra } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { touchTarget } from './touchTarget.ts'

/** `plain` underlines on hover, `underlined` always, `quiet` never. With `isAlone`, the touch target is 44 px. */
export const Link = chakra(RouterLink, {
  base: { textUnderlineOffset: '0.1875rem' },
  variants: {
    variant: {
      plain: { color: 'accent.fg', _hover: { textDecoration: 'underline' } },
      underlined: { color: 'inherit', textDecoration: 'underline' },
      quiet: { color: 'inherit', textDecoration: 'none' },
    },
    isAlone: { true: { display: 'inline-block', ...touchTarget } },
  },
  defaultVariants: { variant: 'plain' },
})

import { chakra } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { touchTarget } from './touchTarget.ts'

/**
 * A link to a page of ours, in the accent: `plain` underlines under the pointer, `underlined` always and in the colour of
 * the text around it, as within a sentence; `quiet` is a name, or a whole row, that leads on. One that `isAlone`, in no
 * sentence, is as high to a finger as a button.
 */
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

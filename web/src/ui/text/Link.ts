import { chakra } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'

/**
 * A link to a page of ours, in the accent: `plain` underlines under the pointer, `underlined` always and in the colour of
 * the text around it, as within a sentence; `quiet` is a name, or a whole row, that leads on.
 */
export const Link = chakra(RouterLink, {
  base: { textUnderlineOffset: '0.1875rem' },
  variants: {
    variant: {
      plain: { color: 'accent.fg', _hover: { textDecoration: 'underline' } },
      underlined: { color: 'inherit', textDecoration: 'underline' },
      quiet: { color: 'inherit', textDecoration: 'none' },
    },
  },
  defaultVariants: { variant: 'plain' },
})

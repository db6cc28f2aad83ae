import { chakra } from '@chakra-ui/react'

export const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    h: '6',
    px: '0.5625rem',
    borderWidth: '1px',
    borderRadius: 'small',
    textStyle: 'note',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      plain: { borderColor: 'border.strong', bg: 'bg.card', color: 'fg' },
      quiet: { borderColor: 'border', color: 'fg.muted' },
      accent: { borderColor: 'transparent', bg: 'accent.subtle', color: 'accent.fg' },
    },
  },
  defaultVariants: { tone: 'plain' },
})

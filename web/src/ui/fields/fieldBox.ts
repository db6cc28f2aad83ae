import { chakra, defineRecipe } from '@chakra-ui/react'

export const edge = {
  borderWidth: '1px',
  borderColor: 'border.field',
  borderRadius: 'control',
  bg: 'bg.card',
  color: 'fg',
} as const
/** Thickens inwards, so that nothing moves. */
export const thick = (color: 'accent' | 'danger') => ({
  borderColor: color,
  boxShadow: `inset 0 0 0 1px {colors.${color}}`,
})

export const FieldBox = chakra('div', {
  base: {
    ...edge,
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '0.6875rem',
    _focusWithin: thick('accent'),
    '&[data-invalid]': thick('danger'),
    '&:has(:disabled)': { bg: 'bg.sunken' },
    '& > svg': { flex: 'none', w: '4', h: '4', color: 'fg.muted' },
  },
  variants: {
    size: { medium: { h: { base: '11', sm: '9' } }, large: { h: '11' }, lines: { py: '2' } },
    isQuiet: { true: { '&:not(:focus-within)': { borderColor: 'border.strong' } } },
  },
  defaultVariants: { size: 'medium' },
})

/** Below 16 px, a phone zooms into the field. */
export const inputRecipe = defineRecipe({
  base: {
    flex: '1',
    w: 'full',
    minW: '0',
    h: 'full',
    bg: 'transparent',
    fontSize: { base: '1rem', sm: '0.875rem' },
    lineHeight: '1.25rem',
    outline: 'none',
    _focusVisible: { outline: 'none' },
    _placeholder: { color: 'fg.muted', opacity: 1 },
    _disabled: { color: 'fg.subtle' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const BoxInput = chakra('input', inputRecipe)

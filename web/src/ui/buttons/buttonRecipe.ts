import { defineRecipe } from '@chakra-ui/react'
import { touchTarget } from '../text/touchTarget.ts'

const eased = 'var(--p-durations-fast) var(--p-easings-in)'

const secondary = {
  bg: 'bg.card',
  color: 'fg',
  borderColor: 'border.strong',
  _hover: { bg: 'bg.sunken' },
  _active: { bg: 'bg.pressed' },
} as const

const off = { bg: 'bg.sunken', color: 'fg.subtle', borderColor: 'border.strong' } as const

export const buttonRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '2',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'transparent',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transition: `background-color ${eased}, color ${eased}`,
    '& svg': { width: '4', height: '4', flexShrink: 0 },
    ...touchTarget,
  },
  variants: {
    variant: {
      primary: {
        bg: 'accent',
        color: 'accent.contrast',
        _hover: { bg: 'accent.hover' },
        _active: { bg: 'accent.active' },
      },
      secondary,
      danger: { ...secondary, color: 'danger' },
      dangerFilled: { bg: 'danger', color: 'danger.contrast', _hover: { bg: 'danger.hover' } },
      quiet: { bg: 'transparent', color: 'fg', _hover: { bg: 'bg.sunken' } },
      link: {
        bg: 'transparent',
        color: 'accent.fg',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '0.1875rem' },
      },
    },
    size: {
      small: { h: '1.75rem', px: '0.625rem', borderRadius: 'small', fontSize: '0.8125rem', lineHeight: '1.125rem' },
      medium: { h: '9', px: '0.875rem', borderRadius: 'control', fontSize: '0.875rem', lineHeight: '1.25rem' },
      large: { h: '11', px: '5', borderRadius: 'control', fontSize: '0.9375rem', lineHeight: '1.375rem' },
    },
    shape: { words: {}, square: { px: '0', aspectRatio: '1' } },
  },
  // All filled variants have the same grey without hover. A busy button keeps its colours.
  compoundVariants: (['primary', 'secondary', 'danger', 'dangerFilled', 'quiet'] as const).map((variant) => ({
    variant,
    css: { '&[aria-disabled=true]:not([aria-busy])': { ...off, cursor: 'not-allowed', _hover: off, _active: off } },
  })),
  defaultVariants: { variant: 'secondary', size: 'medium', shape: 'words' },
})

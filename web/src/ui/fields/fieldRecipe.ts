import { defineSlotRecipe } from '@chakra-ui/react'
import { edge, thick } from './fieldBox.ts'

const note = { display: 'flex', alignItems: 'center', gap: '0.375rem', textStyle: 'note', color: 'fg.muted' } as const

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '0.375rem', minW: '0' },
    label: { textStyle: 'note', fontWeight: 'medium', color: 'fg.muted' },
    helperText: note,
    errorText: { ...note, color: 'danger', '& svg': { flex: 'none', w: '0.875rem', h: '0.875rem' } },
  },
})

export const selectRecipe = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative' },
    field: {
      ...edge,
      w: 'full',
      h: { base: '11', sm: '9' },
      ps: '0.6875rem',
      pe: '9',
      fontSize: { base: '1rem', sm: '0.875rem' },
      appearance: 'none',
      cursor: 'pointer',
      '&[aria-invalid]': thick('danger'),
    },
    indicator: {
      position: 'absolute',
      top: '50%',
      right: '0.6875rem',
      color: 'fg.muted',
      pointerEvents: 'none',
      transform: 'translateY(-50%)',
      '& svg': { w: '4', h: '4' },
    },
  },
})

import { defineSlotRecipe } from '@chakra-ui/react'
import { overlayBox } from '../layout/overlayLook.ts'

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minH: { base: '11', sm: '9' },
  py: '0.375rem',
  px: '0.625rem',
  borderRadius: 'control',
  cursor: 'pointer',
  _highlighted: { bg: 'accent.subtle' },
  _disabled: { color: 'fg.muted', cursor: 'not-allowed' },
  '& svg': { flex: 'none', w: '4', h: '4', color: 'fg.muted' },
} as const

export const menuRecipe = defineSlotRecipe({
  slots: ['content', 'item', 'itemGroupLabel', 'separator'],
  base: {
    // Same z-index as dialogs: a menu opened in a dialog is later in the document and so above it.
    content: { ...overlayBox, zIndex: 'dialog', minW: '12.5rem', p: '0.375rem' },
    item,
    itemGroupLabel: { color: 'fg.muted', textStyle: 'note' },
    separator: { h: '1px', my: '0.375rem', border: '0', bg: 'border' },
  },
})

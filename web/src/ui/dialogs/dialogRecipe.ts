import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogTitle, overlayBox } from '../layout/overlayLook.ts'

const rise = { _open: { animation: 'rise {durations.medium} {easings.in}' } } as const
const edgeless = { p: { base: '0', md: '0' } } as const
const filled = { w: 'full', minH: 'full', px: '4', pt: '2', pb: '8', border: '0', borderRadius: '0' } as const

export const dialogRecipe = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'head', 'title'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      bg: 'overlay',
      _open: { animation: 'fade {durations.medium} {easings.in}' },
      _closed: { animation: 'fade {durations.fast} {easings.out} reverse forwards' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      // If stretched, a long dialog would end at the window's edge and its content would overflow.
      alignItems: 'flex-start',
      justifyContent: 'center',
      pt: { md: '4.5rem' },
      pb: { md: '4' },
      px: { md: '4' },
      overflowY: 'auto',
    },
    content: {
      ...overlayBox,
      maxW: 'full',
      px: '8',
      pt: '4',
      pb: '8',
      ...rise,
      mdDown: { ...filled, '&:has(> form)': { display: 'flex', flexDirection: 'column' } },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      mb: '3',
      mr: { base: '-2', md: '-3' },
    },
    title: dialogTitle,
  },
  variants: {
    size: {
      small: { content: { w: '26rem' } },
      edit: { content: { w: '43.75rem' } },
      wide: { content: { w: '56.25rem' } },
      broad: { content: { w: '75rem' } },
      side: {
        positioner: { ...edgeless, alignItems: 'stretch', justifyContent: 'flex-end' },
        content: {
          w: '25rem',
          minH: 'full',
          borderWidth: '0 0 0 1px',
          borderRadius: '0',
          overflowY: 'auto',
          _open: { animationName: 'slide' },
        },
      },
      window: {
        positioner: edgeless,
        content: {
          '--dialog-edge': { base: '1rem', md: 'max(2rem, calc((100vw - 80rem) / 2))' },
          w: 'full',
          h: 'full',
          p: '0',
          border: '0',
          borderRadius: '0',
          bg: 'bg',
          boxShadow: 'none',
          overflowY: 'auto',
          _open: { animationName: 'fade' },
          mdDown: { p: '0' },
        },
        head: {
          position: 'sticky',
          top: '0',
          zIndex: 'sticky',
          h: { base: '3.25rem', md: '16' },
          m: '0',
          ps: 'var(--dialog-edge)',
          pe: { base: '1', md: 'var(--dialog-edge)' },
          borderBottomWidth: '1px',
          borderColor: 'border',
          bg: 'bg',
        },
      },
      palette: {
        positioner: { pt: { md: '7rem' } },
        content: {
          display: 'flex',
          flexDirection: 'column',
          w: '40rem',
          maxH: { md: 'calc(100dvh - 8rem)' },
          p: '0',
          overflow: 'hidden',
          borderColor: 'border.strong',
          _open: { animation: 'fade {durations.fast} {easings.in}' },
          mdDown: { p: '0' },
        },
      },
    },
  },
})

import { chakra } from '@chakra-ui/react'

export const DialogForm = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', mdDown: { flex: '1' } },
})

/** An item at the left needs `me="auto"`. Sticky on a phone, with a wider submit button. */
export const DialogFooter = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2',
    mt: '2',
    mx: '-8',
    mb: '-8',
    py: '4',
    px: '8',
    borderTopWidth: '1px',
    borderColor: 'border',
    mdDown: {
      position: 'sticky',
      bottom: '0',
      zIndex: 'sticky',
      flexWrap: 'wrap',
      mt: 'auto',
      mx: '-4',
      py: '3',
      px: '4',
      bg: 'bg.card',
      '& button': { minH: '11' },
      '& > button': { flex: '1' },
      '& > button[type=submit]': { flex: '2' },
    },
  },
})

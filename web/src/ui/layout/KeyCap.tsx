import { chakra } from '@chakra-ui/react'

const Cap = chakra('kbd', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '5',
    h: '5',
    px: '1',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'tag',
    fontFamily: 'body',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg.muted',
    bg: 'bg.card',
  },
})

/** Hidden from screen readers: fields and buttons name their own shortcut. */
export function KeyCap({ children }: { children: string }) {
  return <Cap aria-hidden="true">{children}</Cap>
}

import { chakra } from '@chakra-ui/react'

const Disc = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    w: '8',
    h: '8',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.contrast',
    textStyle: 'note',
    fontWeight: 'semibold',
    _before: { content: 'attr(data-initials)' },
  },
})

/** CSS content, so that the initials are not part of the button's accessible name. */
export function Avatar({ initials }: { initials: string }) {
  return <Disc data-initials={initials} aria-hidden="true" />
}

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

/**
 * Two letters in a disc of 32 px, drawn and not written: the button around it carries the name, of which they are no
 * part that anybody would say.
 */
export function Avatar({ initials }: { initials: string }) {
  return <Disc data-initials={initials} aria-hidden="true" />
}

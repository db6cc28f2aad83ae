import { chakra } from '@chakra-ui/react'

/** A heading: `as` is its rank, `textStyle` its size where that is not the one of an `h2`. */
export const Heading = chakra('h2', { base: { textStyle: 'h2' } })

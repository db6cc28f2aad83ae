import { chakra } from '@chakra-ui/react'

/** A line between two parts, as wide as its place. */
export const Separator = chakra('hr', { base: { h: '1px', border: '0', bg: 'border' } })

import { chakra } from '@chakra-ui/react'

export const Separator = chakra('hr', { base: { h: '1px', border: '0', bg: 'border' } })

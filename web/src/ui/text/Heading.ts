import { chakra } from '@chakra-ui/react'

export const Heading = chakra('h2', { base: { textStyle: 'h2' } })

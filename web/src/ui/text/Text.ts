import { chakra } from '@chakra-ui/react'

export const Text = chakra('p', {
  // `textWrap` would reset an inherited `nowrap`.
  base: { textWrapStyle: 'pretty' },
})

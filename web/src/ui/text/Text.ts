import { chakra } from '@chakra-ui/react'

/** A paragraph, or with `as` a part of one. `textStyle` names a style of the type scale: `<Text textStyle="note" color="fg.muted">`. */
export const Text = chakra('p', {
  // `textWrap` would also say that lines wrap, against a `nowrap` of the box around.
  base: { textWrapStyle: 'pretty' },
})

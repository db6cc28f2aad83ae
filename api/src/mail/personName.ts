const LONGEST_NAME = 60

// A name that could be read as a link would let strangers send advertisements through our mails.
const LOOKS_LIKE_A_LINK = /[/\\:@<>]|www\.|\.\p{L}{2,}/iu
const CONTROL = /\p{Cc}|\p{Cf}/u

/** A name as a person typed it, fit to be written to somebody; null where it is none, or more than a name. */
export function personName(typed: string): string | null {
  const name = typed.trim()
  const isName = name !== '' && name.length <= LONGEST_NAME && !LOOKS_LIKE_A_LINK.test(name) && !CONTROL.test(name)
  return isName ? name : null
}

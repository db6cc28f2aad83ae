const LONGEST_NAME = 60

// A name that resembles a link would let strangers advertise in our mails.
const LOOKS_LIKE_A_LINK = /[/\\:@<>]|www\.|\.\p{L}{2,}/iu
const CONTROL = /\p{Cc}|\p{Cf}/u

/** Null if the name is empty, too long, or resembles a link. */
export function personName(typed: string): string | null {
  const name = typed.trim()
  const isName = name !== '' && name.length <= LONGEST_NAME && !LOOKS_LIKE_A_LINK.test(name) && !CONTROL.test(name)
  return isName ? name : null
}

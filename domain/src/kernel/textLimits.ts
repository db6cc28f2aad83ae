/** The longest texts that people write, in characters. */

export const NAME_MAXIMUM_LENGTH = 50
/** Comments, motivations, descriptions and notes. */
export const FREE_TEXT_MAXIMUM_LENGTH = 1000
/** More is refused as it is typed; of a new password less is (`PASSWORD_MAXIMUM_LENGTH`). */
export const TYPED_PASSWORD_MAXIMUM_LENGTH = 1000
export const EMAIL_MAXIMUM_LENGTH = 254
export const SEARCH_MAXIMUM_LENGTH = 100
/** Of a key from the site's operator. */
export const KEY_MAXIMUM_LENGTH = 500
/** Of an amount, a price or a quantity, however it is grouped. */
export const NUMBER_MAXIMUM_LENGTH = 60

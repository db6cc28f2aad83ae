/** Maximum lengths of entered texts, in characters. */

export const NAME_MAXIMUM_LENGTH = 50
export const FREE_TEXT_MAXIMUM_LENGTH = 1000
/** Limit while typing. New passwords have a lower one (`PASSWORD_MAXIMUM_LENGTH`). */
export const TYPED_PASSWORD_MAXIMUM_LENGTH = 1000
export const EMAIL_MAXIMUM_LENGTH = 254
export const SEARCH_MAXIMUM_LENGTH = 100
export const KEY_MAXIMUM_LENGTH = 500
/** Amounts, prices and quantities, including group separators. */
export const NUMBER_MAXIMUM_LENGTH = 60

/** GraphQL codes whose other name is not their Pascal case form. */
export const IRREGULAR_REFUSALS = {
  CARD_AUTHENTICATION_REQUIRED: 'authentication_required',
  CARD_DECLINED: 'card_declined',
  CARD_PROCESSING_ERROR: 'processing_error',
  CARD_TRY_AGAIN_LATER: 'try_again_later',
  EXPIRED_CARD: 'expired_card',
  INCOMPLETE_CARD_NUMBER: 'incomplete_number',
  INCOMPLETE_CVC: 'incomplete_cvc',
  INCOMPLETE_EXPIRY: 'incomplete_expiry',
  INCORRECT_CVC: 'incorrect_cvc',
  INSUFFICIENT_FUNDS: 'insufficient_funds',
  INVALID_CARD_NUMBER: 'invalid_number',
  INVALID_EXPIRY_MONTH: 'invalidExpiryMonth',
  INVALID_HIGH_THRESHOLDS: 'invalidCeilThresholds',
  INVALID_INPUT: 'parameter_invalid_empty',
  INVALID_LOT_QUANTITY: 'invalidLotQuantity',
  INVALID_LOW_THRESHOLDS: 'invalidFloorThresholds',
  INVITATION_EXPIRED: 'InvitationTokenInvalid',
  INVITATION_INVALID: 'InvitationValidationProcessFailed',
  LIST_LIMIT_REACHED: 'listLimitReached',
  NOT_ADMIN: 'notAdmin',
  NOT_AUTHENTICATED: 'notAuthenticated',
  NOT_A_CUSTOMER: 'UserIsNotACustomer',
  NOT_FOUND: 'resource_missing',
  NO_PLAN_SELECTED: 'NoSelectedItemPriceIdWasProvided',
  OPERATIONS_LIMIT_REACHED: 'operationsLimitReached',
  PASSWORDS_MUST_MATCH: 'passwordsMustMatch',
  PORTFOLIO_LIMIT_REACHED: 'portfolioLimitReached',
  SELL_LIMIT_REQUIRED: 'noSellCeilOrSellFloor',
  SUBSCRIPTION_ALREADY_EXISTS: 'AnSubscriptionAlreadyExist',
  TERMS_NOT_ACCEPTED: 'termsNotAccepted',
  UNKNOWN: 'unknown',
} as const

const IRREGULAR: ReadonlyMap<string, string> = new Map(Object.entries(IRREGULAR_REFUSALS))

/** Maps a GraphQL code to its name in REST and messages; returns any other text unchanged. */
export function refusalNamed(code: string): string {
  return IRREGULAR.get(code) ?? (/^[A-Z_]+$/.test(code) ? inPascalCase(code) : code)
}

export type InPascalCase<Code extends string> = Code extends `${infer First}_${infer Others}`
  ? `${Capitalize<Lowercase<First>>}${InPascalCase<Others>}`
  : Capitalize<Lowercase<Code>>

/** `DUPLICATE_KEY` becomes `DuplicateKey`. */
export function inPascalCase(code: string): string {
  return code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

import { type InPascalCase, inPascalCase, IRREGULAR_REFUSALS } from './refusalNames.ts'

const REGULAR_REFUSALS = [
  'BAD_CURSOR',
  'BEYOND_PLAN',
  'DEFAULT_CARD_IN_USE',
  'DEMONSTRATION_ACCOUNT_NOT_ALLOWED',
  'DUPLICATE_KEY',
  'EMAIL_ALREADY_USED',
  'EMAIL_NOT_CONFIRMED',
  'HUMAN_CHECK_UNAVAILABLE',
  'IDEMPOTENCY_KEY_REUSED',
  'IDENTITY_NOT_LINKED',
  'IMPORT_TOO_LARGE',
  'IMPORT_TOO_MANY_ROWS',
  'IMPORT_TOO_MUCH_WORK',
  'IMPORT_UNCLEAR',
  'INTERNAL_SERVER_ERROR',
  'INVALID_EMAIL_PASSWORD_COMBINATION',
  'INVALID_PASSWORD',
  'MISSING_SCOPE',
  'NOT_CSV',
  'OUT_OF_RANGE',
  'PASSWORD_CONFIRMATION_MISMATCH',
  'PASSWORD_REQUIRES_DIGIT',
  'PASSWORD_REQUIRES_LOWER',
  'PASSWORD_REQUIRES_NON_ALPHANUMERIC',
  'PASSWORD_REQUIRES_UPPER',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_TOO_SHORT',
  'PREPRODUCTION_KEY_REQUIRED',
  'REQUEST_TOO_LARGE',
  'RESET_TOKEN_INVALID',
  'SERVICE_UNAVAILABLE',
  'SIGN_IN_AGAIN_REQUIRED',
  'SUBSCRIPTION_CANCELLED',
  'TOO_MANY_API_TOKENS',
  'TOO_MANY_UNSUCCESSFUL_ATTEMPTS',
  'VERSION_CONFLICT',
] as const

type Regular = (typeof REGULAR_REFUSALS)[number]
type Names = { readonly [Code in Regular]: InPascalCase<Code> } & typeof IRREGULAR_REFUSALS

export type RefusalCode = keyof Names

/** The refusals that travel, as the graph spells them, and as the rules, the REST calls and the words of the pages do. */
export const REFUSAL_CODES = {
  ...Object.fromEntries(REGULAR_REFUSALS.map((code) => [code, inPascalCase(code)])),
  ...IRREGULAR_REFUSALS,
  // Which keys there are is lost on the way through entries.
} as Names

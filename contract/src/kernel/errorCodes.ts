/** Decides title and icon of the alert. */
type ErrorKind = 'error' | 'warning' | 'info'

type ErrorFacts = { status: number; kind: ErrorKind; extension?: true }

/** Status 0 marks codes that only pages raise. */
export const ERROR_CODES = {
  undefined: { status: 500, kind: 'error' },
  unknown: { status: 500, kind: 'error' },
  InternalServerError: { status: 500, kind: 'error' },
  DemonstrationAccountNotAllowed: { status: 403, kind: 'warning' },
  operationsLimitReached: { status: 429, kind: 'warning' },
  listLimitReached: { status: 401, kind: 'warning' },
  portfolioLimitReached: { status: 401, kind: 'warning' },
  invalidFloorThresholds: { status: 400, kind: 'error' },
  invalidCeilThresholds: { status: 400, kind: 'error' },
  noSellCeilOrSellFloor: { status: 400, kind: 'error' },
  DuplicateKey: { status: 409, kind: 'error' },
  AnSubscriptionAlreadyExist: { status: 409, kind: 'error' },
  SubscriptionCancelled: { status: 409, kind: 'info' },
  gracePeriodEndDate: { status: 0, kind: 'warning' },
  NoSelectedItemPriceIdWasProvided: { status: 400, kind: 'error' },
  SubscriptionConfirmationTimeout: { status: 0, kind: 'warning' },
  NewPaymentMethodAddedTimeout: { status: 0, kind: 'warning' },
  UserIsNotACustomer: { status: 400, kind: 'error' },
  EmailAlreadyUsed: { status: 409, kind: 'error' },
  InvalidPassword: { status: 400, kind: 'error' },
  PasswordTooShort: { status: 400, kind: 'error' },
  PasswordRequiresDigit: { status: 400, kind: 'error' },
  PasswordRequiresLower: { status: 400, kind: 'error' },
  PasswordRequiresUpper: { status: 400, kind: 'error' },
  PasswordRequiresNonAlphanumeric: { status: 400, kind: 'error' },
  PasswordConfirmationMismatch: { status: 400, kind: 'error' },
  passwordsMustMatch: { status: 400, kind: 'error' },
  InvitationTokenInvalid: { status: 400, kind: 'error' },
  InvitationValidationProcessFailed: { status: 400, kind: 'error' },
  TooManyUnsuccessfulAttempts: { status: 429, kind: 'error' },
  InvalidEmailPasswordCombination: { status: 400, kind: 'error' },
  ExpiredCard: { status: 0, kind: 'warning' },
  expired_card: { status: 402, kind: 'error' },
  parameter_invalid_empty: { status: 400, kind: 'error' },
  resource_missing: { status: 404, kind: 'error' },
  Done: { status: 0, kind: 'info' },
  invalidExpiryMonth: { status: 400, kind: 'error' },
  invalid_number: { status: 402, kind: 'error' },
  incorrect_cvc: { status: 402, kind: 'error' },
  incomplete_number: { status: 402, kind: 'error' },
  incomplete_cvc: { status: 402, kind: 'error' },
  incomplete_expiry: { status: 402, kind: 'error' },
  notAuthenticated: { status: 401, kind: 'error' },
  notAdmin: { status: 403, kind: 'error' },
  termsNotAccepted: { status: 400, kind: 'error' },
  authentication_required: { status: 402, kind: 'error' },
  insufficient_funds: { status: 402, kind: 'error' },
  processing_error: { status: 402, kind: 'error' },
  try_again_later: { status: 402, kind: 'error' },

  // Extensions: refusals without a code in the original contract.
  card_declined: { status: 402, kind: 'error', extension: true },
  invalidLotQuantity: { status: 400, kind: 'error', extension: true },
  /** Sale of more shares than are held; REST returns invalidLotQuantity with details. */
  Oversold: { status: 400, kind: 'error', extension: true },
  ResetTokenInvalid: { status: 400, kind: 'error', extension: true },
  PreproductionKeyRequired: { status: 403, kind: 'error', extension: true },
  /** Taxes need the province in Canada or the ZIP code in the United States. */
  InvalidBillingAddress: { status: 400, kind: 'error', extension: true },
  DefaultCardInUse: { status: 409, kind: 'error', extension: true },
  EmailNotConfirmed: { status: 403, kind: 'warning', extension: true },
  IdentityNotLinked: { status: 409, kind: 'warning', extension: true },
  PasswordTooCommon: { status: 400, kind: 'error', extension: true },
  HumanCheckUnavailable: { status: 503, kind: 'error', extension: true },
  VersionConflict: { status: 409, kind: 'warning', extension: true },
  ImportTooLarge: { status: 413, kind: 'error', extension: true },
  ImportTooManyRows: { status: 413, kind: 'error', extension: true },
  ImportTooMuchWork: { status: 413, kind: 'error', extension: true },
  NotCsv: { status: 400, kind: 'error', extension: true },
  ImportUnclear: { status: 400, kind: 'error', extension: true },
  RequestTooLarge: { status: 413, kind: 'error', extension: true },
  IdempotencyKeyReused: { status: 422, kind: 'error', extension: true },
  TooManyApiTokens: { status: 409, kind: 'warning', extension: true },
  /** Requires a password, or a recent sign-in for an account without one. */
  SignInAgainRequired: { status: 403, kind: 'warning', extension: true },
  MissingScope: { status: 403, kind: 'error', extension: true },
  OutOfRange: { status: 400, kind: 'error', extension: true },
  BadCursor: { status: 400, kind: 'error', extension: true },
  AccountBanned: { status: 403, kind: 'warning', extension: true },
  /** Exceeds the plan: may be read, exported and deleted, but not changed. */
  BeyondPlan: { status: 403, kind: 'warning', extension: true },
  TransferredBetween: { status: 409, kind: 'warning', extension: true },
  /** The account has transfers in kind that another kind of account does not allow. */
  TransferredInKind: { status: 409, kind: 'warning', extension: true },
  /** More chained transfers of a stock than one write recomputes. */
  TooManyTransfers: { status: 409, kind: 'warning', extension: true },
  /** Part of an event, such as a reinvested dividend: change the event instead. */
  LotOfEvent: { status: 409, kind: 'warning', extension: true },
  ServiceUnavailable: { status: 503, kind: 'error', extension: true },
  /** No call has this path and method. Marks an extension as absent, so it has no other use. */
  UnknownRoute: { status: 404, kind: 'error', extension: true },
} as const satisfies Record<string, ErrorFacts>

export type ErrorCode = keyof typeof ERROR_CODES

/** Codes that servers send: excludes those of pages and the original contract's `undefined`. */
export type TravellingCode = Exclude<
  { [Code in ErrorCode]: (typeof ERROR_CODES)[Code]['status'] extends 0 ? never : Code }[ErrorCode],
  'undefined'
>

export const errorCodes = Object.keys(ERROR_CODES) as ErrorCode[]

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CODES, text)
}

export function statusOf(code: ErrorCode): number {
  return ERROR_CODES[code].status || 500
}

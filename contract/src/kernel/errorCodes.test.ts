import { expect, test } from 'vitest'
import { ERROR_CODES, errorCodes, isErrorCode, statusOf } from './errorCodes.ts'

test('the three words for a failure without a cause are in the catalogue [ERR-04] [ERR-05] [ERR-06]', () => {
  expect(errorCodes).toEqual(expect.arrayContaining(['undefined', 'unknown', 'InternalServerError']))
})

test('every code that the requirements name stands in the catalogue, spelled as they spell it', () => {
  const named = `DemonstrationAccountNotAllowed operationsLimitReached listLimitReached portfolioLimitReached
    invalidFloorThresholds invalidCeilThresholds noSellCeilOrSellFloor DuplicateKey AnSubscriptionAlreadyExist
    SubscriptionCancelled gracePeriodEndDate NoSelectedItemPriceIdWasProvided SubscriptionConfirmationTimeout
    NewPaymentMethodAddedTimeout UserIsNotACustomer EmailAlreadyUsed InvalidPassword PasswordTooShort PasswordRequiresDigit
    PasswordRequiresLower PasswordRequiresUpper PasswordRequiresNonAlphanumeric PasswordConfirmationMismatch
    passwordsMustMatch InvitationTokenInvalid InvitationValidationProcessFailed TooManyUnsuccessfulAttempts
    InvalidEmailPasswordCombination ExpiredCard expired_card parameter_invalid_empty resource_missing Done
    invalidExpiryMonth invalid_number incorrect_cvc incomplete_number incomplete_cvc incomplete_expiry notAuthenticated
    notAdmin termsNotAccepted authentication_required insufficient_funds processing_error try_again_later
    invalidLotQuantity ResetTokenInvalid PreproductionKeyRequired DefaultCardInUse`
  for (const code of named.split(/\s+/)) expect(isErrorCode(code), code).toBe(true)
})

test('a limit travels with 401, which is why the code decides and never the status [ERR-09] [ERR-10]', () => {
  expect([statusOf('listLimitReached'), statusOf('portfolioLimitReached'), statusOf('notAuthenticated')]).toEqual([
    401, 401, 401,
  ])
})

test('kinds: warnings for guests and limits, information for a cancellation [ERR-07] [ERR-08] [ERR-17]', () => {
  expect(ERROR_CODES.DemonstrationAccountNotAllowed.kind).toBe('warning')
  expect(ERROR_CODES.operationsLimitReached.kind).toBe('warning')
  expect(ERROR_CODES.SubscriptionCancelled.kind).toBe('info')
  expect(ERROR_CODES.DuplicateKey.kind).toBe('error')
})

test('a code that only a screen raises never travels as a success', () => {
  expect(statusOf('Done')).toBe(500)
  expect(isErrorCode('toString')).toBe(false)
})

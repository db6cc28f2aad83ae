/**
 * @generated SignedSource<<f3ea1066b132efc844757e045b3423a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type LimitUnit = "BUY_LISTS" | "CALENDARS" | "ENTRIES" | "GUESTS" | "GUESTS_AT_ONCE" | "INVITATION_REQUESTS" | "LISTS" | "PORTFOLIOS" | "PORTFOLIO_STOCKS" | "REGISTRATIONS" | "REQUESTS" | "SELL_LISTS" | "SIGN_INS" | "SYNCHRONIZATIONS";
export type RefusalCode = "ACCOUNT_BANNED" | "BAD_CURSOR" | "BEYOND_PLAN" | "CARD_AUTHENTICATION_REQUIRED" | "CARD_DECLINED" | "CARD_PROCESSING_ERROR" | "CARD_TRY_AGAIN_LATER" | "DEFAULT_CARD_IN_USE" | "DEMONSTRATION_ACCOUNT_NOT_ALLOWED" | "DUPLICATE_KEY" | "EMAIL_ALREADY_USED" | "EMAIL_NOT_CONFIRMED" | "EXPIRED_CARD" | "HUMAN_CHECK_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "IDENTITY_NOT_LINKED" | "IMPORT_TOO_LARGE" | "IMPORT_TOO_MANY_ROWS" | "IMPORT_TOO_MUCH_WORK" | "IMPORT_UNCLEAR" | "INCOMPLETE_CARD_NUMBER" | "INCOMPLETE_CVC" | "INCOMPLETE_EXPIRY" | "INCORRECT_CVC" | "INSUFFICIENT_FUNDS" | "INTERNAL_SERVER_ERROR" | "INVALID_BILLING_ADDRESS" | "INVALID_CARD_NUMBER" | "INVALID_EMAIL_PASSWORD_COMBINATION" | "INVALID_EXPIRY_MONTH" | "INVALID_HIGH_THRESHOLDS" | "INVALID_INPUT" | "INVALID_LOT_QUANTITY" | "INVALID_LOW_THRESHOLDS" | "INVALID_PASSWORD" | "INVITATION_EXPIRED" | "INVITATION_INVALID" | "LIST_LIMIT_REACHED" | "LOT_OF_EVENT" | "MISSING_SCOPE" | "NOT_ADMIN" | "NOT_AUTHENTICATED" | "NOT_A_CUSTOMER" | "NOT_CSV" | "NOT_FOUND" | "NO_PLAN_SELECTED" | "OPERATIONS_LIMIT_REACHED" | "OUT_OF_RANGE" | "OVERSOLD" | "PASSWORDS_MUST_MATCH" | "PASSWORD_CONFIRMATION_MISMATCH" | "PASSWORD_REQUIRES_DIGIT" | "PASSWORD_REQUIRES_LOWER" | "PASSWORD_REQUIRES_NON_ALPHANUMERIC" | "PASSWORD_REQUIRES_UPPER" | "PASSWORD_TOO_COMMON" | "PASSWORD_TOO_SHORT" | "PORTFOLIO_LIMIT_REACHED" | "PREPRODUCTION_KEY_REQUIRED" | "REQUEST_TOO_LARGE" | "RESET_TOKEN_INVALID" | "SELL_LIMIT_REQUIRED" | "SERVICE_UNAVAILABLE" | "SIGN_IN_AGAIN_REQUIRED" | "SUBSCRIPTION_ALREADY_EXISTS" | "SUBSCRIPTION_CANCELLED" | "TERMS_NOT_ACCEPTED" | "TOO_MANY_API_TOKENS" | "TOO_MANY_TRANSFERS" | "TOO_MANY_UNSUCCESSFUL_ATTEMPTS" | "TRANSFERRED_BETWEEN" | "TRANSFERRED_IN_KIND" | "UNKNOWN" | "UNKNOWN_ROUTE" | "VERSION_CONFLICT";
import type { FragmentRefs } from "relay-runtime";
export type refusal_problem$data = {
  readonly code: RefusalCode;
  readonly codes?: ReadonlyArray<RefusalCode>;
  readonly field: string | null | undefined;
  readonly maximum?: number;
  readonly oversell?: {
    readonly asked: string;
    readonly date: string;
    readonly held: string;
  } | null | undefined;
  readonly planName?: string | null | undefined;
  readonly retryAfterSeconds: number | null | undefined;
  readonly unit?: LimitUnit | null | undefined;
  readonly " $fragmentType": "refusal_problem";
};
export type refusal_problem$key = {
  readonly " $data"?: refusal_problem$data;
  readonly " $fragmentSpreads": FragmentRefs<"refusal_problem">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "refusal_problem"
};

(node as any).hash = "ba1f1a72d720b5cddaac25cfd2450043";

export default node;

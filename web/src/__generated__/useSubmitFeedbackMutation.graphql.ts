/**
 * @generated SignedSource<<8ef01a998a3e10cf11fb29b719b107a5>>
 * @relayHash c012d002bc411d2efc61588d44037d2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73c1b4f871b0388f8698825636b7581a13b365ab2f7f6700227b4676fc22a53e

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "AnSubscriptionAlreadyExist" | "ApiTokenCannotWrite" | "DefaultCardInUse" | "DemonstrationAccountNotAllowed" | "Done" | "DuplicateKey" | "EmailAlreadyUsed" | "EmailNotConfirmed" | "ExpiredCard" | "HumanCheckUnavailable" | "IdempotencyKeyReused" | "IdentityNotLinked" | "ImportTooLarge" | "ImportTooManyRows" | "ImportTooMuchWork" | "ImportUnclear" | "InternalServerError" | "InvalidEmailPasswordCombination" | "InvalidPassword" | "InvitationTokenInvalid" | "InvitationValidationProcessFailed" | "NewPaymentMethodAddedTimeout" | "NoSelectedItemPriceIdWasProvided" | "NotCsv" | "PasswordConfirmationMismatch" | "PasswordRequiresDigit" | "PasswordRequiresLower" | "PasswordRequiresNonAlphanumeric" | "PasswordRequiresUpper" | "PasswordTooCommon" | "PasswordTooShort" | "PreproductionKeyRequired" | "RequestTooLarge" | "ResetTokenInvalid" | "ServiceUnavailable" | "SubscriptionCancelled" | "SubscriptionConfirmationTimeout" | "TooManyApiTokens" | "TooManyUnsuccessfulAttempts" | "UserIsNotACustomer" | "VersionConflict" | "authentication_required" | "card_declined" | "expired_card" | "gracePeriodEndDate" | "incomplete_cvc" | "incomplete_expiry" | "incomplete_number" | "incorrect_cvc" | "insufficient_funds" | "invalidCeilThresholds" | "invalidExpiryMonth" | "invalidFloorThresholds" | "invalidLotQuantity" | "invalid_number" | "listLimitReached" | "noSellCeilOrSellFloor" | "notAdmin" | "notAuthenticated" | "operationsLimitReached" | "parameter_invalid_empty" | "passwordsMustMatch" | "portfolioLimitReached" | "processing_error" | "resource_missing" | "termsNotAccepted" | "try_again_later" | "undefined" | "unknown";
export type SubmitFeedbackInput = {
  comment: string;
  humanActionToken: string;
  rating: number;
};
export type useSubmitFeedbackMutation$variables = {
  input: SubmitFeedbackInput;
};
export type useSubmitFeedbackMutation$data = {
  readonly submitFeedback: {
    readonly __typename: "Problem";
    readonly code: ErrorCode;
    readonly codes: ReadonlyArray<ErrorCode>;
  } | {
    readonly __typename: "SubmitFeedbackPayload";
    readonly isDone: boolean;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSubmitFeedbackMutation = {
  response: useSubmitFeedbackMutation$data;
  variables: useSubmitFeedbackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "submitFeedback",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDone",
            "storageKey": null
          }
        ],
        "type": "SubmitFeedbackPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "codes",
            "storageKey": null
          }
        ],
        "type": "Problem",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSubmitFeedbackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSubmitFeedbackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "73c1b4f871b0388f8698825636b7581a13b365ab2f7f6700227b4676fc22a53e",
    "metadata": {},
    "name": "useSubmitFeedbackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fc675f2144e77702a6ba6806cf1ab485";

export default node;

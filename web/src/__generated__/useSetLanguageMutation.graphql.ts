/**
 * @generated SignedSource<<610c8baa06a62c8f7761de2b82cb349b>>
 * @relayHash 3fb5c66a05528f91c725056ec59e6d65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bdd4fb611c5afc7eac9afb2f015b77c8742224bbc06de014055229150557c72

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "AnSubscriptionAlreadyExist" | "ApiTokenCannotWrite" | "DefaultCardInUse" | "DemonstrationAccountNotAllowed" | "Done" | "DuplicateKey" | "EmailAlreadyUsed" | "EmailNotConfirmed" | "ExpiredCard" | "HumanCheckUnavailable" | "IdempotencyKeyReused" | "IdentityNotLinked" | "ImportTooLarge" | "ImportTooManyRows" | "ImportTooMuchWork" | "ImportUnclear" | "InternalServerError" | "InvalidEmailPasswordCombination" | "InvalidPassword" | "InvitationTokenInvalid" | "InvitationValidationProcessFailed" | "NewPaymentMethodAddedTimeout" | "NoSelectedItemPriceIdWasProvided" | "NotCsv" | "PasswordConfirmationMismatch" | "PasswordRequiresDigit" | "PasswordRequiresLower" | "PasswordRequiresNonAlphanumeric" | "PasswordRequiresUpper" | "PasswordTooCommon" | "PasswordTooShort" | "PreproductionKeyRequired" | "RequestTooLarge" | "ResetTokenInvalid" | "ServiceUnavailable" | "SubscriptionCancelled" | "SubscriptionConfirmationTimeout" | "TooManyApiTokens" | "TooManyUnsuccessfulAttempts" | "UserIsNotACustomer" | "VersionConflict" | "authentication_required" | "card_declined" | "expired_card" | "gracePeriodEndDate" | "incomplete_cvc" | "incomplete_expiry" | "incomplete_number" | "incorrect_cvc" | "insufficient_funds" | "invalidCeilThresholds" | "invalidExpiryMonth" | "invalidFloorThresholds" | "invalidLotQuantity" | "invalid_number" | "listLimitReached" | "noSellCeilOrSellFloor" | "notAdmin" | "notAuthenticated" | "operationsLimitReached" | "parameter_invalid_empty" | "passwordsMustMatch" | "portfolioLimitReached" | "processing_error" | "resource_missing" | "termsNotAccepted" | "try_again_later" | "undefined" | "unknown";
export type Language = "EN" | "FR";
export type SetLanguageInput = {
  language: Language;
};
export type useSetLanguageMutation$variables = {
  input: SetLanguageInput;
};
export type useSetLanguageMutation$data = {
  readonly setLanguage: {
    readonly __typename: "Problem";
    readonly code: ErrorCode;
  } | {
    readonly __typename: "SetLanguagePayload";
    readonly preferences: {
      readonly language: Language;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSetLanguageMutation = {
  response: useSetLanguageMutation$data;
  variables: useSetLanguageMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Problem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setLanguage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Preferences",
                "kind": "LinkedField",
                "name": "preferences",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SetLanguagePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetLanguageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setLanguage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Preferences",
                "kind": "LinkedField",
                "name": "preferences",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetLanguagePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2bdd4fb611c5afc7eac9afb2f015b77c8742224bbc06de014055229150557c72",
    "metadata": {},
    "name": "useSetLanguageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ad74c7eef3d79140a335d8d4458a490";

export default node;

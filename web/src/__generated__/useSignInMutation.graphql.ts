/**
 * @generated SignedSource<<18ddf1f5c8eb622eec8f86ea1d5b57c9>>
 * @relayHash 02bd5752f2493d85517ba14ea2ede6a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fca5e012b3da0300425da3da87e471a48f607229b1e8a13cd4bc47c5060f5932

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "AnSubscriptionAlreadyExist" | "ApiTokenCannotWrite" | "DefaultCardInUse" | "DemonstrationAccountNotAllowed" | "Done" | "DuplicateKey" | "EmailAlreadyUsed" | "EmailNotConfirmed" | "ExpiredCard" | "HumanCheckUnavailable" | "IdempotencyKeyReused" | "IdentityNotLinked" | "ImportTooLarge" | "ImportTooManyRows" | "ImportTooMuchWork" | "ImportUnclear" | "InternalServerError" | "InvalidEmailPasswordCombination" | "InvalidPassword" | "InvitationTokenInvalid" | "InvitationValidationProcessFailed" | "NewPaymentMethodAddedTimeout" | "NoSelectedItemPriceIdWasProvided" | "NotCsv" | "PasswordConfirmationMismatch" | "PasswordRequiresDigit" | "PasswordRequiresLower" | "PasswordRequiresNonAlphanumeric" | "PasswordRequiresUpper" | "PasswordTooCommon" | "PasswordTooShort" | "PreproductionKeyRequired" | "RequestTooLarge" | "ResetTokenInvalid" | "ServiceUnavailable" | "SubscriptionCancelled" | "SubscriptionConfirmationTimeout" | "TooManyApiTokens" | "TooManyUnsuccessfulAttempts" | "UserIsNotACustomer" | "VersionConflict" | "authentication_required" | "card_declined" | "expired_card" | "gracePeriodEndDate" | "incomplete_cvc" | "incomplete_expiry" | "incomplete_number" | "incorrect_cvc" | "insufficient_funds" | "invalidCeilThresholds" | "invalidExpiryMonth" | "invalidFloorThresholds" | "invalidLotQuantity" | "invalid_number" | "listLimitReached" | "noSellCeilOrSellFloor" | "notAdmin" | "notAuthenticated" | "operationsLimitReached" | "parameter_invalid_empty" | "passwordsMustMatch" | "portfolioLimitReached" | "processing_error" | "resource_missing" | "termsNotAccepted" | "try_again_later" | "undefined" | "unknown";
export type SignInInput = {
  email: string;
  google?: GoogleProofInput | null | undefined;
  humanActionToken: string;
  password: string;
  rememberMe?: boolean | null | undefined;
};
export type GoogleProofInput = {
  nonce: string;
  token: string;
};
export type useSignInMutation$variables = {
  input: SignInInput;
};
export type useSignInMutation$data = {
  readonly signIn: {
    readonly __typename: "LimitProblem";
    readonly code: ErrorCode;
    readonly maximum: number;
    readonly retryAfterSeconds: number | null | undefined;
    readonly unit: string;
  } | {
    readonly __typename: "Problem";
    readonly code: ErrorCode;
    readonly codes: ReadonlyArray<ErrorCode>;
    readonly field: string | null | undefined;
    readonly retryAfterSeconds: number | null | undefined;
  } | {
    readonly __typename: "SignInPayload";
    readonly viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"signedInUser_viewer">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSignInMutation = {
  response: useSignInMutation$data;
  variables: useSignInMutation$variables;
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
  "name": "userId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nickname",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstName",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "imageUrl",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Role",
  "kind": "LinkedField",
  "name": "roles",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessionExpiresAt",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acceptedTermsVersion",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "language",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v16 = {
  "kind": "InlineFragment",
  "selections": [
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    (v15/*:: as any*/)
  ],
  "type": "Problem",
  "abstractKey": null
},
v17 = {
  "kind": "InlineFragment",
  "selections": [
    (v14/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maximum",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    (v15/*:: as any*/)
  ],
  "type": "LimitProblem",
  "abstractKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "kind": "InlineDataFragmentSpread",
                    "name": "signedInUser_viewer",
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Preferences",
                        "kind": "LinkedField",
                        "name": "preferences",
                        "plural": false,
                        "selections": [
                          (v13/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "args": null,
                    "argumentDefinitions": []
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SignInPayload",
            "abstractKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/)
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
    "name": "useSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "signIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Preferences",
                    "kind": "LinkedField",
                    "name": "preferences",
                    "plural": false,
                    "selections": [
                      (v13/*:: as any*/),
                      (v18/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v18/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SignInPayload",
            "abstractKey": null
          },
          (v16/*:: as any*/),
          (v17/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fca5e012b3da0300425da3da87e471a48f607229b1e8a13cd4bc47c5060f5932",
    "metadata": {},
    "name": "useSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94033ff4cbd9df0dab1a1b7a2c07c4d6";

export default node;

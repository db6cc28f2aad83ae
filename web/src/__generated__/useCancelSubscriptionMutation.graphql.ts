/**
 * @generated SignedSource<<758f5b401fd03eab937927397c1b13ee>>
 * @relayHash 094065da78e010218913913c214f028a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0571abe694a7512048d3733e47d592154ebd2beb9f1d36aab72d49b2f43101e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "AnSubscriptionAlreadyExist" | "ApiTokenCannotWrite" | "DefaultCardInUse" | "DemonstrationAccountNotAllowed" | "Done" | "DuplicateKey" | "EmailAlreadyUsed" | "EmailNotConfirmed" | "ExpiredCard" | "HumanCheckUnavailable" | "IdempotencyKeyReused" | "IdentityNotLinked" | "ImportTooLarge" | "ImportTooManyRows" | "ImportTooMuchWork" | "ImportUnclear" | "InternalServerError" | "InvalidEmailPasswordCombination" | "InvalidPassword" | "InvitationTokenInvalid" | "InvitationValidationProcessFailed" | "NewPaymentMethodAddedTimeout" | "NoSelectedItemPriceIdWasProvided" | "NotCsv" | "PasswordConfirmationMismatch" | "PasswordRequiresDigit" | "PasswordRequiresLower" | "PasswordRequiresNonAlphanumeric" | "PasswordRequiresUpper" | "PasswordTooCommon" | "PasswordTooShort" | "PreproductionKeyRequired" | "RequestTooLarge" | "ResetTokenInvalid" | "ServiceUnavailable" | "SubscriptionCancelled" | "SubscriptionConfirmationTimeout" | "TooManyApiTokens" | "TooManyUnsuccessfulAttempts" | "UserIsNotACustomer" | "VersionConflict" | "authentication_required" | "card_declined" | "expired_card" | "gracePeriodEndDate" | "incomplete_cvc" | "incomplete_expiry" | "incomplete_number" | "incorrect_cvc" | "insufficient_funds" | "invalidCeilThresholds" | "invalidExpiryMonth" | "invalidFloorThresholds" | "invalidLotQuantity" | "invalid_number" | "listLimitReached" | "noSellCeilOrSellFloor" | "notAdmin" | "notAuthenticated" | "operationsLimitReached" | "parameter_invalid_empty" | "passwordsMustMatch" | "portfolioLimitReached" | "processing_error" | "resource_missing" | "termsNotAccepted" | "try_again_later" | "undefined" | "unknown";
export type useCancelSubscriptionMutation$variables = Record<PropertyKey, never>;
export type useCancelSubscriptionMutation$data = {
  readonly cancelSubscription: {
    readonly __typename: "CancelSubscriptionPayload";
    readonly subscription: {
      readonly " $fragmentSpreads": FragmentRefs<"PlanRow_subscription">;
    };
  } | {
    readonly __typename: "Problem";
    readonly code: ErrorCode;
    readonly codes: ReadonlyArray<ErrorCode>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useCancelSubscriptionMutation = {
  response: useCancelSubscriptionMutation$data;
  variables: useCancelSubscriptionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v1 = {
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useCancelSubscriptionMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PlanRow_subscription"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "CancelSubscriptionPayload",
            "abstractKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useCancelSubscriptionMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelSubscription",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "PlanSubscription",
                "kind": "LinkedField",
                "name": "subscription",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isFree",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCancelling",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Plan",
                    "kind": "LinkedField",
                    "name": "plan",
                    "plural": false,
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
                        "name": "displayOrder",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "priceId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "priceCents",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "currency",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "buyLists",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "sellLists",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "combinedLists",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "entries",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "portfolios",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "portfolioStocks",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PaymentMethod",
                    "kind": "LinkedField",
                    "name": "defaultPaymentMethod",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "paymentMethodId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "brand",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "last4",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isExpired",
                        "storageKey": null
                      },
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "renewalDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "terminationDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "plannedPlanName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "plannedChangeDate",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "CancelSubscriptionPayload",
            "abstractKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f0571abe694a7512048d3733e47d592154ebd2beb9f1d36aab72d49b2f43101e",
    "metadata": {},
    "name": "useCancelSubscriptionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "65ad898fe4ce5a3a6463e37bed0a0eee";

export default node;

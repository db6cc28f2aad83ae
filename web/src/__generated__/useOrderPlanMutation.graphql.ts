/**
 * @generated SignedSource<<09608e69aab4d7c46b90ab700f60f442>>
 * @relayHash 01e1f242a267906120df9c8c07f33a93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad8c63ac3550f989e70f95ef2f6e5fbdbe4266d0672077b8dfdac21feb5c6097

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "AnSubscriptionAlreadyExist" | "ApiTokenCannotWrite" | "DefaultCardInUse" | "DemonstrationAccountNotAllowed" | "Done" | "DuplicateKey" | "EmailAlreadyUsed" | "EmailNotConfirmed" | "ExpiredCard" | "HumanCheckUnavailable" | "IdempotencyKeyReused" | "IdentityNotLinked" | "ImportTooLarge" | "ImportTooManyRows" | "ImportTooMuchWork" | "ImportUnclear" | "InternalServerError" | "InvalidEmailPasswordCombination" | "InvalidPassword" | "InvitationTokenInvalid" | "InvitationValidationProcessFailed" | "NewPaymentMethodAddedTimeout" | "NoSelectedItemPriceIdWasProvided" | "NotCsv" | "PasswordConfirmationMismatch" | "PasswordRequiresDigit" | "PasswordRequiresLower" | "PasswordRequiresNonAlphanumeric" | "PasswordRequiresUpper" | "PasswordTooCommon" | "PasswordTooShort" | "PreproductionKeyRequired" | "RequestTooLarge" | "ResetTokenInvalid" | "ServiceUnavailable" | "SubscriptionCancelled" | "SubscriptionConfirmationTimeout" | "TooManyApiTokens" | "TooManyUnsuccessfulAttempts" | "UserIsNotACustomer" | "VersionConflict" | "authentication_required" | "card_declined" | "expired_card" | "gracePeriodEndDate" | "incomplete_cvc" | "incomplete_expiry" | "incomplete_number" | "incorrect_cvc" | "insufficient_funds" | "invalidCeilThresholds" | "invalidExpiryMonth" | "invalidFloorThresholds" | "invalidLotQuantity" | "invalid_number" | "listLimitReached" | "noSellCeilOrSellFloor" | "notAdmin" | "notAuthenticated" | "operationsLimitReached" | "parameter_invalid_empty" | "passwordsMustMatch" | "portfolioLimitReached" | "processing_error" | "resource_missing" | "termsNotAccepted" | "try_again_later" | "undefined" | "unknown";
export type OrderPlanInput = {
  priceId: string;
};
export type useOrderPlanMutation$variables = {
  input: OrderPlanInput;
};
export type useOrderPlanMutation$data = {
  readonly orderPlan: {
    readonly __typename: "LimitProblem";
    readonly code: ErrorCode;
    readonly maximum: number;
    readonly retryAfterSeconds: number | null | undefined;
    readonly unit: string;
  } | {
    readonly __typename: "OrderPlanPayload";
    readonly clientSecret: string;
    readonly invoice: {
      readonly " $fragmentSpreads": FragmentRefs<"OrderReceipt_invoice">;
    };
    readonly retryToken: string;
  } | {
    readonly __typename: "Problem";
    readonly code: ErrorCode;
    readonly codes: ReadonlyArray<ErrorCode>;
    readonly retryAfterSeconds: number | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useOrderPlanMutation = {
  response: useOrderPlanMutation$data;
  variables: useOrderPlanMutation$variables;
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
  "name": "clientSecret",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryToken",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "retryAfterSeconds",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codes",
      "storageKey": null
    },
    (v6/*:: as any*/)
  ],
  "type": "Problem",
  "abstractKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    (v5/*:: as any*/),
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
    (v6/*:: as any*/)
  ],
  "type": "LimitProblem",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOrderPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "orderPlan",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Invoice",
                "kind": "LinkedField",
                "name": "invoice",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "OrderReceipt_invoice"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "OrderPlanPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
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
    "name": "useOrderPlanMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "orderPlan",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Invoice",
                "kind": "LinkedField",
                "name": "invoice",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "number",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startDate",
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
                    "name": "renewalDate",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvoiceItem",
                    "kind": "LinkedField",
                    "name": "items",
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
                        "name": "isMonthly",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "priceCents",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subtotalCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalCents",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "InvoiceTax",
                    "kind": "LinkedField",
                    "name": "taxes",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "kind",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "amountCents",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "promoName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "promoCents",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "OrderPlanPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ad8c63ac3550f989e70f95ef2f6e5fbdbe4266d0672077b8dfdac21feb5c6097",
    "metadata": {},
    "name": "useOrderPlanMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a53c396ee17334d24648b786956b5a57";

export default node;

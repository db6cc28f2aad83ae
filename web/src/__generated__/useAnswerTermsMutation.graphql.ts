/**
 * @generated SignedSource<<09ec747c71b207f00dfddbc864445b05>>
 * @relayHash 4908965bc8bfac7a4849a009fe48d560
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e7dc274828c73ebd67b9dfd2b3f21ed1961c8b424a4db6c048f2c83f12104d0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RefusalCode = "ACCOUNT_BANNED" | "BAD_CURSOR" | "BEYOND_PLAN" | "CARD_AUTHENTICATION_REQUIRED" | "CARD_DECLINED" | "CARD_PROCESSING_ERROR" | "CARD_TRY_AGAIN_LATER" | "DEFAULT_CARD_IN_USE" | "DEMONSTRATION_ACCOUNT_NOT_ALLOWED" | "DUPLICATE_KEY" | "EMAIL_ALREADY_USED" | "EMAIL_NOT_CONFIRMED" | "EXPIRED_CARD" | "HUMAN_CHECK_UNAVAILABLE" | "IDEMPOTENCY_KEY_REUSED" | "IDENTITY_NOT_LINKED" | "IMPORT_TOO_LARGE" | "IMPORT_TOO_MANY_ROWS" | "IMPORT_TOO_MUCH_WORK" | "IMPORT_UNCLEAR" | "INCOMPLETE_CARD_NUMBER" | "INCOMPLETE_CVC" | "INCOMPLETE_EXPIRY" | "INCORRECT_CVC" | "INSUFFICIENT_FUNDS" | "INTERNAL_SERVER_ERROR" | "INVALID_BILLING_ADDRESS" | "INVALID_CARD_NUMBER" | "INVALID_EMAIL_PASSWORD_COMBINATION" | "INVALID_EXPIRY_MONTH" | "INVALID_HIGH_THRESHOLDS" | "INVALID_INPUT" | "INVALID_LOT_QUANTITY" | "INVALID_LOW_THRESHOLDS" | "INVALID_PASSWORD" | "INVITATION_EXPIRED" | "INVITATION_INVALID" | "LIST_LIMIT_REACHED" | "LOT_OF_EVENT" | "MISSING_SCOPE" | "NOT_ADMIN" | "NOT_AUTHENTICATED" | "NOT_A_CUSTOMER" | "NOT_CSV" | "NOT_FOUND" | "NO_PLAN_SELECTED" | "OPERATIONS_LIMIT_REACHED" | "OUT_OF_RANGE" | "OVERSOLD" | "PASSWORDS_MUST_MATCH" | "PASSWORD_CONFIRMATION_MISMATCH" | "PASSWORD_REQUIRES_DIGIT" | "PASSWORD_REQUIRES_LOWER" | "PASSWORD_REQUIRES_NON_ALPHANUMERIC" | "PASSWORD_REQUIRES_UPPER" | "PASSWORD_TOO_COMMON" | "PASSWORD_TOO_SHORT" | "PORTFOLIO_LIMIT_REACHED" | "PREPRODUCTION_KEY_REQUIRED" | "REQUEST_TOO_LARGE" | "RESET_TOKEN_INVALID" | "SELL_LIMIT_REQUIRED" | "SERVICE_UNAVAILABLE" | "SIGN_IN_AGAIN_REQUIRED" | "SUBSCRIPTION_ALREADY_EXISTS" | "SUBSCRIPTION_CANCELLED" | "TERMS_NOT_ACCEPTED" | "TOO_MANY_API_TOKENS" | "TOO_MANY_TRANSFERS" | "TOO_MANY_UNSUCCESSFUL_ATTEMPTS" | "TRANSFERRED_BETWEEN" | "TRANSFERRED_IN_KIND" | "UNKNOWN" | "UNKNOWN_ROUTE" | "VERSION_CONFLICT";
export type AnswerTermsInput = {
  isAccepted: boolean;
  version: number;
};
export type useAnswerTermsMutation$variables = {
  input: AnswerTermsInput;
};
export type useAnswerTermsMutation$data = {
  readonly answerTerms: {
    readonly payload: {
      readonly viewer: {
        readonly acceptedTermsVersion: number | null | undefined;
        readonly preCheck: {
          readonly refusal: RefusalCode | null | undefined;
        };
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_problem">;
    } | null | undefined;
  };
};
export type useAnswerTermsMutation = {
  response: useAnswerTermsMutation$data;
  variables: useAnswerTermsMutation$variables;
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
  "name": "acceptedTermsVersion",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "PreCheck",
  "kind": "LinkedField",
  "name": "preCheck",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
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
    "name": "field",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "retryAfterSeconds",
    "storageKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
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
        "concreteType": "Oversell",
        "kind": "LinkedField",
        "name": "oversell",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "held",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "asked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "date",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Problem",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
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
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "planName",
        "storageKey": null
      }
    ],
    "type": "LimitProblem",
    "abstractKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAnswerTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "answerTerms",
        "plural": false,
        "selections": [
          {
            "fragment": {
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
                    (v2/*:: as any*/),
                    (v3/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "type": "AnswerTermsPayload",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          },
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "refusal_problem",
                  "selections": (v4/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          }
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
    "name": "useAnswerTermsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "answerTerms",
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
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
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
            "type": "AnswerTermsPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3e7dc274828c73ebd67b9dfd2b3f21ed1961c8b424a4db6c048f2c83f12104d0",
    "metadata": {},
    "name": "useAnswerTermsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9468d07455017c70b64ae0bceb4a508f";

export default node;

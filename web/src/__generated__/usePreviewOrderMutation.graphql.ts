/**
 * @generated SignedSource<<a74d182f65a5d700ca900ce4e1fd2d4c>>
 * @relayHash 144f5dd72d3fcedf8112c30ee0089285
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 754879e060403ec96b5feb5ccb8bd625111a771fa672aeab2a1685f8e626a0ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaxKind = "GST" | "HST" | "QST";
export type PreviewOrderInput = {
  billingAddress?: BillingAddressInput | null | undefined;
  priceId: string;
};
export type BillingAddressInput = {
  country: string;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
};
export type usePreviewOrderMutation$variables = {
  input: PreviewOrderInput;
};
export type usePreviewOrderMutation$data = {
  readonly previewOrder: {
    readonly __typename: "LimitProblem";
    readonly limit: {
      readonly " $fragmentSpreads": FragmentRefs<"useAttempt_refusal">;
    } | null | undefined;
  } | {
    readonly __typename: "PreviewOrderPayload";
    readonly amount: string;
    readonly nextBillingDate: string | null | undefined;
    readonly prorationDate: string | null | undefined;
    readonly taxes: ReadonlyArray<{
      readonly amount: string;
      readonly kind: TaxKind | null | undefined;
    }>;
  } | {
    readonly __typename: "Problem";
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"useAttempt_refusal">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePreviewOrderMutation = {
  response: usePreviewOrderMutation$data;
  variables: usePreviewOrderMutation$variables;
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
  "name": "amount",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prorationDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextBillingDate",
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
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PreviewOrderPayload",
  "abstractKey": null
},
v5 = [
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
],
v6 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "useAttempt_refusal",
      "selections": (v5/*:: as any*/),
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "type": "Refusal",
  "abstractKey": "__isRefusal"
},
v7 = [
  {
    "kind": "InlineFragment",
    "selections": (v5/*:: as any*/),
    "type": "Refusal",
    "abstractKey": "__isRefusal"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePreviewOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": (v6/*:: as any*/),
                "kind": "AliasedInlineFragmentSpread",
                "name": "refusal"
              }
            ],
            "type": "Problem",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": (v6/*:: as any*/),
                "kind": "AliasedInlineFragmentSpread",
                "name": "limit"
              }
            ],
            "type": "LimitProblem",
            "abstractKey": null
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
    "name": "usePreviewOrderMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "previewOrder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v7/*:: as any*/),
            "type": "Problem",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v7/*:: as any*/),
            "type": "LimitProblem",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "754879e060403ec96b5feb5ccb8bd625111a771fa672aeab2a1685f8e626a0ad",
    "metadata": {},
    "name": "usePreviewOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "437a673dbca2c8aa341f804e8807ac59";

export default node;

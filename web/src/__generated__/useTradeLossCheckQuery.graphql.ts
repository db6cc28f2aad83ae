/**
 * @generated SignedSource<<e9644606e09396f646c043702cc0cafe>>
 * @relayHash 7cf54b300613e7ceb7a49271ef96ba7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dc5f64c7bc7bafd61fbf51aeb8b397e2c938820b20d4d135685f756c2b9d538

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TransactionType = "BUY" | "SELL";
export type ProposedTradeInput = {
  date: string;
  fee?: string | null | undefined;
  fxRateToCad?: string | null | undefined;
  lotId?: string | null | undefined;
  portfolioId: string;
  price: string;
  quantity: string;
  type: TransactionType;
};
export type useTradeLossCheckQuery$variables = {
  stockId: string;
  trade?: ProposedTradeInput | null | undefined;
};
export type useTradeLossCheckQuery$data = {
  readonly viewer: {
    readonly superficialLossCheck: {
      readonly " $fragmentSpreads": FragmentRefs<"lossCheck_check">;
    } | null | undefined;
  } | null | undefined;
};
export type useTradeLossCheckQuery = {
  response: useTradeLossCheckQuery$data;
  variables: useTradeLossCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stockId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "trade"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "stockId",
    "variableName": "stockId"
  },
  {
    "kind": "Variable",
    "name": "trade",
    "variableName": "trade"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "settlementDate",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deniedLoss",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostForever",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "owner",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "portfolioName",
  "storageKey": null
},
v7 = [
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "CheckedSale",
    "kind": "LinkedField",
    "name": "sale",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "gain",
        "storageKey": null
      },
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isProvisional",
        "storageKey": null
      },
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "SuperficialLoss",
        "kind": "LinkedField",
        "name": "superficial",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "addedToOther",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PurchaseInWindow",
    "kind": "LinkedField",
    "name": "purchases",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantity",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deniedThrough",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "LossInWindow",
    "kind": "LinkedField",
    "name": "losses",
    "plural": true,
    "selections": [
      (v2/*:: as any*/),
      (v6/*:: as any*/),
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "loss",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deniedBefore",
        "storageKey": null
      },
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "windowEnd",
        "storageKey": null
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
    "name": "useTradeLossCheckQuery",
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
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "SuperficialLossCheck",
            "kind": "LinkedField",
            "name": "superficialLossCheck",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "lossCheck_check",
                "selections": (v7/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTradeLossCheckQuery",
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
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "SuperficialLossCheck",
            "kind": "LinkedField",
            "name": "superficialLossCheck",
            "plural": false,
            "selections": (v7/*:: as any*/),
            "storageKey": null
          },
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
    ]
  },
  "params": {
    "id": "1dc5f64c7bc7bafd61fbf51aeb8b397e2c938820b20d4d135685f756c2b9d538",
    "metadata": {},
    "name": "useTradeLossCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a877f8be7a2156c334dcee3081cda68";

export default node;

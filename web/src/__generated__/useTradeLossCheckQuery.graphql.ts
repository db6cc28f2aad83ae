/**
 * @generated SignedSource<<2db1dc3acfe4108253799adc1bf6a6b4>>
 * @relayHash 3a05ab635288914808e28c341b8dbd2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48ecaa8604b068d1aeb8035f9a80861af3ef3c394b2b7d0224a4cee03f87ffb8

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
  "name": "portfolioName",
  "storageKey": null
},
v6 = [
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
                "selections": (v6/*:: as any*/),
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
            "selections": (v6/*:: as any*/),
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
    "id": "48ecaa8604b068d1aeb8035f9a80861af3ef3c394b2b7d0224a4cee03f87ffb8",
    "metadata": {},
    "name": "useTradeLossCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8a877f8be7a2156c334dcee3081cda68";

export default node;

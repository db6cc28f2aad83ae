/**
 * @generated SignedSource<<a05336c4eb51d51c5c0fe528e166d9e9>>
 * @relayHash 9d54098ae0490ff71b1b9b7eb4e69da8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 267351f22e83d349fa4836238bbe3e248308881e40649eeb7dc188539211574f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockLossNoteQuery$variables = {
  stockId: string;
};
export type StockLossNoteQuery$data = {
  readonly viewer: {
    readonly superficialLossCheck: {
      readonly " $fragmentSpreads": FragmentRefs<"lossCheck_check">;
    } | null | undefined;
  } | null | undefined;
};
export type StockLossNoteQuery = {
  response: StockLossNoteQuery$data;
  variables: StockLossNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stockId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "stockId",
    "variableName": "stockId"
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StockLossNoteQuery",
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
    "name": "StockLossNoteQuery",
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
    "id": "267351f22e83d349fa4836238bbe3e248308881e40649eeb7dc188539211574f",
    "metadata": {},
    "name": "StockLossNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e7f232b778ca7f9d6eac9ff09a1bfb6e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

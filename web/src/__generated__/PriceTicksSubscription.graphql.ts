/**
 * @generated SignedSource<<587750c5b01efd1b0fa3c3d12d28e46d>>
 * @relayHash e297b5a9dad95231bd28db90a36470d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c813d24cd271a61308e537b09a85b6fd6df350b321131a36eecb27b83a3f9a

import type { ConcreteRequest } from 'relay-runtime';
export type PriceTicksSubscription$variables = {
  stockIds: ReadonlyArray<string>;
};
export type PriceTicksSubscription$data = {
  readonly pricesChanged: {
    readonly stocks: ReadonlyArray<{
      readonly change: string;
      readonly changePercent: string;
      readonly isIntraday: boolean;
      readonly lastPrice: string | null | undefined;
      readonly lastPriceAt: string | null | undefined;
      readonly marketCap: string | null | undefined;
      readonly yearHigh: string | null | undefined;
      readonly yearLow: string | null | undefined;
    }>;
  };
};
export type PriceTicksSubscription = {
  response: PriceTicksSubscription$data;
  variables: PriceTicksSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stockIds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "stockIds",
    "variableName": "stockIds"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPrice",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPriceAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changePercent",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isIntraday",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketCap",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearHigh",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearLow",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PriceTicksSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PricesChanged",
        "kind": "LinkedField",
        "name": "pricesChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stocks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PriceTicksSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PricesChanged",
        "kind": "LinkedField",
        "name": "pricesChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stocks",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "88c813d24cd271a61308e537b09a85b6fd6df350b321131a36eecb27b83a3f9a",
    "metadata": {},
    "name": "PriceTicksSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a5360b0a5e341511a3d6f6042be0eae3";

export default node;

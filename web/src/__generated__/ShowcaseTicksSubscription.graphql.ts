/**
 * @generated SignedSource<<3fc4e9998e5add8f1d11ac023e4ea7fa>>
 * @relayHash cf8a4945199454767e77f820a7545487
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ce3b08539d520fadd4c9355970ced20932900bd7f42fcecd06c9ca449130255

import type { ConcreteRequest } from 'relay-runtime';
export type ShowcaseTicksSubscription$variables = Record<PropertyKey, never>;
export type ShowcaseTicksSubscription$data = {
  readonly showcasePricesChanged: {
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
export type ShowcaseTicksSubscription = {
  response: ShowcaseTicksSubscription$data;
  variables: ShowcaseTicksSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPrice",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPriceAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changePercent",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isIntraday",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketCap",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearHigh",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearLow",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShowcaseTicksSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PricesChanged",
        "kind": "LinkedField",
        "name": "showcasePricesChanged",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShowcaseTicksSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PricesChanged",
        "kind": "LinkedField",
        "name": "showcasePricesChanged",
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
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
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
    "id": "4ce3b08539d520fadd4c9355970ced20932900bd7f42fcecd06c9ca449130255",
    "metadata": {},
    "name": "ShowcaseTicksSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0541e50419a6a1d0471a32cc20414b9a";

export default node;

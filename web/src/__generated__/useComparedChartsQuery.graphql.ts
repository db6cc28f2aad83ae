/**
 * @generated SignedSource<<48a44cd9a0b72714a139bb8128efd570>>
 * @relayHash d85db525a5113a34ba6188df1d4585e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d60667a88a190bfe3adcf4d73cfda31569f83fb0ff1183b1316493e629ecaae5

import type { ConcreteRequest } from 'relay-runtime';
export type ChartInterval = "DAY" | "FIVE_YEARS" | "MONTH" | "SIX_MONTHS" | "WEEK" | "YEAR";
export type useComparedChartsQuery$variables = {
  interval: ChartInterval;
  stockId: string;
};
export type useComparedChartsQuery$data = {
  readonly viewer: {
    readonly stock: {
      readonly chart: {
        readonly points: ReadonlyArray<{
          readonly at: string;
          readonly price: string;
        }>;
      };
      readonly symbol: string;
    } | null | undefined;
  } | null | undefined;
};
export type useComparedChartsQuery = {
  response: useComparedChartsQuery$data;
  variables: useComparedChartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "interval"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stockId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "stockId",
    "variableName": "stockId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "interval",
      "variableName": "interval"
    }
  ],
  "concreteType": "Chart",
  "kind": "LinkedField",
  "name": "chart",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PricePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useComparedChartsQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stock",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useComparedChartsQuery",
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
            "args": (v2/*:: as any*/),
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stock",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d60667a88a190bfe3adcf4d73cfda31569f83fb0ff1183b1316493e629ecaae5",
    "metadata": {},
    "name": "useComparedChartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f7ec30e36993b99d8eb53ad1db3d74bd";

export default node;

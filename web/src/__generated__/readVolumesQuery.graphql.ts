/**
 * @generated SignedSource<<7acb58618c4a1f74c230cd20597eadeb>>
 * @relayHash a697958473bf7c807830be92a1504272
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1cb241837328010148081d32d3e8cf5faf93bc2280f0d0129d4d1adc65ec9cd

import type { ConcreteRequest } from 'relay-runtime';
export type ChartInterval = "DAY" | "FIVE_YEARS" | "MONTH" | "SIX_MONTHS" | "WEEK" | "YEAR";
export type readVolumesQuery$variables = {
  interval: ChartInterval;
  stockId: string;
};
export type readVolumesQuery$data = {
  readonly viewer: {
    readonly stock: {
      readonly volumes: ReadonlyArray<{
        readonly date: string;
        readonly shareCount: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type readVolumesQuery = {
  response: readVolumesQuery$data;
  variables: readVolumesQuery$variables;
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
  "args": [
    {
      "kind": "Variable",
      "name": "interval",
      "variableName": "interval"
    }
  ],
  "concreteType": "DayVolume",
  "kind": "LinkedField",
  "name": "volumes",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareCount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
    "name": "readVolumesQuery",
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
              (v3/*:: as any*/)
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
    "name": "readVolumesQuery",
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
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d1cb241837328010148081d32d3e8cf5faf93bc2280f0d0129d4d1adc65ec9cd",
    "metadata": {},
    "name": "readVolumesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f53fbbcb8e4e55d1f73549fbd01aea0";

export default node;

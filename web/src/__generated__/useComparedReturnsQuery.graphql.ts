/**
 * @generated SignedSource<<9a12f2b993f745e7d8fcbd954b3a6fd5>>
 * @relayHash 898bff915bb87510c530fc2d23c7955e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c17670780447450834545bca577c7f66b931d9028fddedc787ef30ecdc9043a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useComparedReturnsQuery$variables = {
  days: number;
  stockId: string;
};
export type useComparedReturnsQuery$data = {
  readonly viewer: {
    readonly performance: {
      readonly " $fragmentSpreads": FragmentRefs<"useOverallReturn_performance">;
    } | null | undefined;
  } | null | undefined;
};
export type useComparedReturnsQuery = {
  response: useComparedReturnsQuery$data;
  variables: useComparedReturnsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "stockId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "benchmarkStockId",
    "variableName": "stockId"
  },
  {
    "kind": "Variable",
    "name": "days",
    "variableName": "days"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isSample",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PerformanceLine",
    "kind": "LinkedField",
    "name": "line",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "firstDate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeWeighted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "benchmark",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "purchases",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sales",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "payments",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PerformanceBenchmark",
    "kind": "LinkedField",
    "name": "benchmark",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stockId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "symbol",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
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
    "name": "useComparedReturnsQuery",
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
            "concreteType": "Performance",
            "kind": "LinkedField",
            "name": "performance",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useOverallReturn_performance",
                "selections": (v3/*:: as any*/),
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useComparedReturnsQuery",
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
            "concreteType": "Performance",
            "kind": "LinkedField",
            "name": "performance",
            "plural": false,
            "selections": (v3/*:: as any*/),
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
    "id": "0c17670780447450834545bca577c7f66b931d9028fddedc787ef30ecdc9043a",
    "metadata": {},
    "name": "useComparedReturnsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d86a342a7774336e3aba735b76e461d7";

export default node;

/**
 * @generated SignedSource<<9755d908c109a2a31c3f8a715e7d4ade>>
 * @relayHash 079b7b068d310c6fc4a18d098956497d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 57856cf1a51a8b9af4599e2f5691d71ab68d462092dfbbf299b85ea6b7c952ba

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type StockReturnQuery$variables = {
  stockId: string;
};
export type StockReturnQuery$data = {
  readonly viewer: {
    readonly performance: {
      readonly change: {
        readonly costs: string;
        readonly currency: string;
        readonly end: string;
        readonly income: string;
        readonly inflows: string;
        readonly outflows: string;
        readonly price: string;
        readonly returnOfCapital: string;
        readonly start: string;
      };
      readonly currency: Currency;
      readonly line: {
        readonly firstDate: string | null | undefined;
      };
      readonly returns: {
        readonly isAnnual: boolean;
        readonly moneyWeighted: string | null | undefined;
        readonly timeWeighted: string | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type StockReturnQuery = {
  response: StockReturnQuery$data;
  variables: StockReturnQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stockId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "days",
      "value": 1830
    },
    {
      "kind": "Variable",
      "name": "stockId",
      "variableName": "stockId"
    }
  ],
  "concreteType": "Performance",
  "kind": "LinkedField",
  "name": "performance",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
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
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformanceReturns",
      "kind": "LinkedField",
      "name": "returns",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAnnual",
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
          "name": "moneyWeighted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValueChange",
      "kind": "LinkedField",
      "name": "change",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "income",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnOfCapital",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inflows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outflows",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "end",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "StockReturnQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "StockReturnQuery",
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
    "id": "57856cf1a51a8b9af4599e2f5691d71ab68d462092dfbbf299b85ea6b7c952ba",
    "metadata": {},
    "name": "StockReturnQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2b102cf774a8b7f06ec260ffb3a4b020";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

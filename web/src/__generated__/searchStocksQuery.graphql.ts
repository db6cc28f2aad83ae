/**
 * @generated SignedSource<<72f6864d9e5a5cdd4350260952e39355>>
 * @relayHash db7b583514b63669ef3d85103c777a48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9e807836c4b99167a80bcf33853b561b9a68b527f96c4aa1688e4adae64449c

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type searchStocksQuery$variables = {
  text: string;
};
export type searchStocksQuery$data = {
  readonly viewer: {
    readonly search: ReadonlyArray<{
      readonly companyKey: string | null | undefined;
      readonly companyName: string;
      readonly country: string;
      readonly currency: Currency | null | undefined;
      readonly exchange: string;
      readonly normalizedTicker: string;
      readonly previousClose: string | null | undefined;
      readonly stock: {
        readonly changePercent: string;
        readonly id: string;
        readonly lastPrice: string | null | undefined;
        readonly stockId: string;
      } | null | undefined;
      readonly symbol: string;
    }> | null | undefined;
  } | null | undefined;
};
export type searchStocksQuery = {
  response: searchStocksQuery$data;
  variables: searchStocksQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "text",
      "variableName": "text"
    }
  ],
  "concreteType": "StockMatch",
  "kind": "LinkedField",
  "name": "search",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "symbol",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "normalizedTicker",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exchange",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
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
      "name": "previousClose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
          "name": "lastPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changePercent",
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
    "metadata": null,
    "name": "searchStocksQuery",
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
    "name": "searchStocksQuery",
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b9e807836c4b99167a80bcf33853b561b9a68b527f96c4aa1688e4adae64449c",
    "metadata": {},
    "name": "searchStocksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "aa3a121663f4e19b08cff850f5b0746d";

export default node;

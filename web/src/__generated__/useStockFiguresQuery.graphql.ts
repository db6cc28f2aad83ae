/**
 * @generated SignedSource<<4d47bd9013824f0431f754b39aa345a9>>
 * @relayHash 275ead89bf1dc3e7af2ba8a50ac8fb17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d36f539f212c243a95e8ae20b00e2cebc35b644de58d9ac80667c4d74b86152

import type { ConcreteRequest } from 'relay-runtime';
export type useStockFiguresQuery$variables = {
  id: string;
};
export type useStockFiguresQuery$data = {
  readonly node: {
    readonly details?: {
      readonly targetPrice: string | null | undefined;
    } | null | undefined;
    readonly lastDays?: ReadonlyArray<{
      readonly price: string;
    }> | null | undefined;
  } | null | undefined;
};
export type useStockFiguresQuery = {
  response: useStockFiguresQuery$data;
  variables: useStockFiguresQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StockDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetPrice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "days",
          "value": 250
        }
      ],
      "concreteType": "PricePoint",
      "kind": "LinkedField",
      "name": "lastDays",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        }
      ],
      "storageKey": "lastDays(days:250)"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStockFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "useStockFiguresQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "8d36f539f212c243a95e8ae20b00e2cebc35b644de58d9ac80667c4d74b86152",
    "metadata": {},
    "name": "useStockFiguresQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6e58ea23c3fe9ec42862adf2662e6702";

export default node;

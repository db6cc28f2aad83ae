/**
 * @generated SignedSource<<a4f0ca486cb91d1cb338bf3870366688>>
 * @relayHash 677abcf48561fefa35beccdd17ee3fa4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46ffeace0e2311d2d9b45837c83520d81613c55e2124ab1a5bdc850d59bd9620

import type { ConcreteRequest } from 'relay-runtime';
export type useLastDaysQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useLastDaysQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly id?: string;
    readonly lastDays?: ReadonlyArray<{
      readonly price: string;
    }> | null | undefined;
  } | null | undefined>;
};
export type useLastDaysQuery = {
  response: useLastDaysQuery$data;
  variables: useLastDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "days",
      "value": 30
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
  "storageKey": "lastDays(days:30)"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLastDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "Stock",
            "abstractKey": null
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
    "name": "useLastDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Stock",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "46ffeace0e2311d2d9b45837c83520d81613c55e2124ab1a5bdc850d59bd9620",
    "metadata": {},
    "name": "useLastDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d28ac6dfec84309d1ffe9dbf4128e41";

export default node;

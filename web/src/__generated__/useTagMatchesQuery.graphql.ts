/**
 * @generated SignedSource<<b5b5f8211ecfea2499e86aba4432cdd6>>
 * @relayHash 85002adedcb399f62f489ff7a5cb743a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7db198359e79c4d738f3071f7cd73a9805833c573a1ea888a76af750ada5f163

import type { ConcreteRequest } from 'relay-runtime';
export type useTagMatchesQuery$variables = Record<PropertyKey, never>;
export type useTagMatchesQuery$data = {
  readonly viewer: {
    readonly tagGroups: ReadonlyArray<{
      readonly name: string;
      readonly translations: ReadonlyArray<{
        readonly otherName: string;
        readonly value: string;
      }>;
      readonly values: ReadonlyArray<string>;
    }> | null | undefined;
  } | null | undefined;
};
export type useTagMatchesQuery = {
  response: useTagMatchesQuery$data;
  variables: useTagMatchesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "TagGroup",
  "kind": "LinkedField",
  "name": "tagGroups",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "values",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TagTranslation",
      "kind": "LinkedField",
      "name": "translations",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "otherName",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTagMatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useTagMatchesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "id": "7db198359e79c4d738f3071f7cd73a9805833c573a1ea888a76af750ada5f163",
    "metadata": {},
    "name": "useTagMatchesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fb940f614572b04bf07b0fd90b9a045";

export default node;

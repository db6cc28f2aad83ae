/**
 * @generated SignedSource<<01daa778a34f0dec2d6e9ab86d32e0e8>>
 * @relayHash fc5bfade9b94906035afb4a70258931a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22f4ec6127cc0a577130b461fb73f18cc665f63aeb2db27a14fc10aa23bd4389

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutScreenQuery$variables = Record<PropertyKey, never>;
export type AboutScreenQuery$data = {
  readonly site: {
    readonly appVersion: string | null | undefined;
    readonly isMarketSimulated: boolean | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query" | "guards_query">;
};
export type AboutScreenQuery = {
  response: AboutScreenQuery$data;
  variables: AboutScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PreCheck",
  "kind": "LinkedField",
  "name": "preCheck",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusal",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "appVersion",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isMarketSimulated",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AboutScreenQuery",
    "selections": [
      {
        "kind": "InlineDataFragmentSpread",
        "name": "guards_query",
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
        "args": null,
        "argumentDefinitions": []
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Shell_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AboutScreenQuery",
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
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Preferences",
            "kind": "LinkedField",
            "name": "preferences",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "currency",
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fullName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "imageUrl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isAdmin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isGuest",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": "usdInCad",
            "args": [
              {
                "kind": "Literal",
                "name": "from",
                "value": "USD"
              },
              {
                "kind": "Literal",
                "name": "to",
                "value": "CAD"
              }
            ],
            "kind": "ScalarField",
            "name": "exchangeRate",
            "storageKey": "exchangeRate(from:\"USD\",to:\"CAD\")"
          },
          {
            "alias": "cadInUsd",
            "args": [
              {
                "kind": "Literal",
                "name": "from",
                "value": "CAD"
              },
              {
                "kind": "Literal",
                "name": "to",
                "value": "USD"
              }
            ],
            "kind": "ScalarField",
            "name": "exchangeRate",
            "storageKey": "exchangeRate(from:\"CAD\",to:\"USD\")"
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "22f4ec6127cc0a577130b461fb73f18cc665f63aeb2db27a14fc10aa23bd4389",
    "metadata": {},
    "name": "AboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24fcda253fa85db6e9c6785bc0b4777b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<200e89c8af4fbc05a0893b8e366239ad>>
 * @relayHash 1d2c1ce76f61091c9eb554fe65ece8c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a34b147d98f749ec26543dab00ec386a71013da2503edacf508ab59d18387257

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnlockAccessScreenQuery$variables = Record<PropertyKey, never>;
export type UnlockAccessScreenQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query" | "guards_query">;
};
export type UnlockAccessScreenQuery = {
  response: UnlockAccessScreenQuery$data;
  variables: UnlockAccessScreenQuery$variables;
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
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnlockAccessScreenQuery",
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
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UnlockAccessScreenQuery",
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
          (v1/*:: as any*/),
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
              (v1/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isMarketSimulated",
            "storageKey": null
          },
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a34b147d98f749ec26543dab00ec386a71013da2503edacf508ab59d18387257",
    "metadata": {},
    "name": "UnlockAccessScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47114ff7aa1fb8306301e10513d638aa";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

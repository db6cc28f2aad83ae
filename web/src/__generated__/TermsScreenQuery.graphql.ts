/**
 * @generated SignedSource<<e858ce20276f7f479fa23567d62a473c>>
 * @relayHash 07d1af469b70a52680ec4bb7693e6b79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e83a032478ca731c7999464fd59ee63d6ada9d1eeee358ac182f3cc0fa6ebdf4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TermsScreenQuery$variables = Record<PropertyKey, never>;
export type TermsScreenQuery$data = {
  readonly viewer: {
    readonly acceptedTermsVersion: number | null | undefined;
    readonly isGuest: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query" | "guards_query">;
};
export type TermsScreenQuery = {
  response: TermsScreenQuery$data;
  variables: TermsScreenQuery$variables;
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
  "name": "isGuest",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acceptedTermsVersion",
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
    "name": "TermsScreenQuery",
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
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
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
    "name": "TermsScreenQuery",
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
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "id": "e83a032478ca731c7999464fd59ee63d6ada9d1eeee358ac182f3cc0fa6ebdf4",
    "metadata": {},
    "name": "TermsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "710955f6a112f136d6e7418a5e235cf9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<dc8cc47c3011d3cc16c93b6834774f37>>
 * @relayHash c4e0d0886eef57e6541e45c063830b5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b5b2a1d6f559ccb248689ac53f704477a64520fcd69a46f62734b9c90e2d9c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushSettingsDialogQuery$variables = Record<PropertyKey, never>;
export type PushSettingsDialogQuery$data = {
  readonly viewer: {
    readonly pushSettings: {
      readonly " $fragmentSpreads": FragmentRefs<"pushSettings_settings">;
    } | null | undefined;
  } | null | undefined;
};
export type PushSettingsDialogQuery = {
  response: PushSettingsDialogQuery$data;
  variables: PushSettingsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "QuietHours",
    "kind": "LinkedField",
    "name": "quietHours",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "from",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "until",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PushedList",
    "kind": "LinkedField",
    "name": "lists",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "WatchList",
        "kind": "LinkedField",
        "name": "list",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
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
        "name": "isPushed",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PushSettingsDialogQuery",
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
            "args": null,
            "concreteType": "PushSettings",
            "kind": "LinkedField",
            "name": "pushSettings",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "pushSettings_settings",
                "selections": (v1/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PushSettingsDialogQuery",
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
            "args": null,
            "concreteType": "PushSettings",
            "kind": "LinkedField",
            "name": "pushSettings",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "74b5b2a1d6f559ccb248689ac53f704477a64520fcd69a46f62734b9c90e2d9c",
    "metadata": {},
    "name": "PushSettingsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "96a05de296758494d9d8f8fe6e25e4d4";

export default node;

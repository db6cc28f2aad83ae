/**
 * @generated SignedSource<<d31bc14fe91632ad81321e953fddbf30>>
 * @relayHash 1a25a4262487b6f9613f526c53f39bac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb4fb85f5b10e2b4050273b6a0670417585579f0c05fe99d824d85d654c6a5ac

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
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "PushBrowser",
    "kind": "LinkedField",
    "name": "browsers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endpoint",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "since",
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
    "id": "cb4fb85f5b10e2b4050273b6a0670417585579f0c05fe99d824d85d654c6a5ac",
    "metadata": {},
    "name": "PushSettingsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "96a05de296758494d9d8f8fe6e25e4d4";

export default node;

/**
 * @generated SignedSource<<a1da8397a74fb9fee3cec7f68796a876>>
 * @relayHash b7923b0f9db155a224040f8f3bde9f49
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65e74f4e0dc43b4c11c70aabd3c8f4c011673577259ada8da4cc4bf4f1bec90c

import type { ConcreteRequest } from 'relay-runtime';
export type usePlanArrivalQuery$variables = Record<PropertyKey, never>;
export type usePlanArrivalQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly plan: {
        readonly name: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type usePlanArrivalQuery = {
  response: usePlanArrivalQuery$data;
  variables: usePlanArrivalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
    "name": "usePlanArrivalQuery",
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
            "concreteType": "PlanSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "plan",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
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
    "name": "usePlanArrivalQuery",
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
            "concreteType": "PlanSubscription",
            "kind": "LinkedField",
            "name": "subscription",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Plan",
                "kind": "LinkedField",
                "name": "plan",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "65e74f4e0dc43b4c11c70aabd3c8f4c011673577259ada8da4cc4bf4f1bec90c",
    "metadata": {},
    "name": "usePlanArrivalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "193089ee77ade3e9cc682c272173149b";

export default node;

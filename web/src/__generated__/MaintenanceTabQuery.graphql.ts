/**
 * @generated SignedSource<<5db1a9d98b1b4f838ef177e91fc797f7>>
 * @relayHash bd2327dc32aec3a1906c8a061c76e3fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f26f0091c43a1dc2d9d6a6f0ee54a5f0eb3b8f19561fff3cc49edc5dd5595667

import type { ConcreteRequest } from 'relay-runtime';
export type MaintenanceTabQuery$variables = Record<PropertyKey, never>;
export type MaintenanceTabQuery$data = {
  readonly viewer: {
    readonly admin: {
      readonly synchronization: {
        readonly canBeRequested: boolean | null | undefined;
        readonly lastExecutedAt: string | null | undefined;
        readonly nextExecutionAt: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type MaintenanceTabQuery = {
  response: MaintenanceTabQuery$data;
  variables: MaintenanceTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastExecutedAt",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextExecutionAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canBeRequested",
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
    "name": "MaintenanceTabQuery",
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
            "concreteType": "Admin",
            "kind": "LinkedField",
            "name": "admin",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SynchronizationStatus",
                "kind": "LinkedField",
                "name": "synchronization",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
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
    "name": "MaintenanceTabQuery",
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
            "concreteType": "Admin",
            "kind": "LinkedField",
            "name": "admin",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "SynchronizationStatus",
                "kind": "LinkedField",
                "name": "synchronization",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f26f0091c43a1dc2d9d6a6f0ee54a5f0eb3b8f19561fff3cc49edc5dd5595667",
    "metadata": {},
    "name": "MaintenanceTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c8de2dd96f8ba73d339701731fab8e7";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

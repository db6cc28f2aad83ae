/**
 * @generated SignedSource<<3c54c800accfe249d48f50b2aec9dd05>>
 * @relayHash e2e40d594a732d8269b24472b392e0a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 982921d46c2faca86183223e41f6d469ef1aa6cafd399f83616bae749521c1d0

import type { ConcreteRequest } from 'relay-runtime';
export type MaintenanceTabQuery$variables = Record<PropertyKey, never>;
export type MaintenanceTabQuery$data = {
  readonly viewer: {
    readonly admin: {
      readonly synchronization: {
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
                  (v1/*:: as any*/)
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
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "982921d46c2faca86183223e41f6d469ef1aa6cafd399f83616bae749521c1d0",
    "metadata": {},
    "name": "MaintenanceTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66661fee8e1ad6fff7ec419debf3d9b8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<aca35ea6aa00d70405bdaf3cd8bd1b10>>
 * @relayHash 5216a7d93db35effa23fb5417efe5239
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 054ebea15a681cce1c5e1540f1ca06cf617663058db5219091cfe176d758d9f2

import type { ConcreteRequest } from 'relay-runtime';
export type StatisticsSpan = "DAY" | "MONTH" | "TWO_DAYS" | "WEEK";
export type UsageTabQuery$variables = {
  span: StatisticsSpan;
};
export type UsageTabQuery$data = {
  readonly viewer: {
    readonly admin: {
      readonly statistics: ReadonlyArray<{
        readonly name: string;
        readonly totalCount: number;
        readonly uniqueUserCount: number;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type UsageTabQuery = {
  response: UsageTabQuery$data;
  variables: UsageTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "span"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "span",
    "variableName": "span"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uniqueUserCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UsageTabQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "UsageStatistic",
                "kind": "LinkedField",
                "name": "statistics",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsageTabQuery",
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
                "args": (v1/*:: as any*/),
                "concreteType": "UsageStatistic",
                "kind": "LinkedField",
                "name": "statistics",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "054ebea15a681cce1c5e1540f1ca06cf617663058db5219091cfe176d758d9f2",
    "metadata": {},
    "name": "UsageTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be99f8ebd1865ed4450675f49c38befb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

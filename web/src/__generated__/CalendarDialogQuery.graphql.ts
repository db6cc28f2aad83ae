/**
 * @generated SignedSource<<8b6fa56469bb4c5ddf6a79ffb5d8294a>>
 * @relayHash a53ff1e94fe769537ef264edaa3ed081
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cedf0c0a2957b2e398b14fdf0164268909ff359868dacaa2d516686ff95a4395

import type { ConcreteRequest } from 'relay-runtime';
export type CalendarDialogQuery$variables = Record<PropertyKey, never>;
export type CalendarDialogQuery$data = {
  readonly viewer: {
    readonly incomeCalendar: {
      readonly createdAt: string;
      readonly hasAmounts: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type CalendarDialogQuery = {
  response: CalendarDialogQuery$data;
  variables: CalendarDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "IncomeCalendar",
  "kind": "LinkedField",
  "name": "incomeCalendar",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAmounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CalendarDialogQuery",
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
    "name": "CalendarDialogQuery",
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
    "id": "cedf0c0a2957b2e398b14fdf0164268909ff359868dacaa2d516686ff95a4395",
    "metadata": {},
    "name": "CalendarDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e95e6d9edb5f4fed3362b60be6bbbe19";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<186e0054a4932f32e55c5f75f5f8475d>>
 * @relayHash 52cb80fd5dfc6291907ba8beb4fbc6d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccffa6e68f1b21a9046bd07ae6a15ec20e63141632d13bf07664dfaf89a23f15

import type { ConcreteRequest } from 'relay-runtime';
export type OutcomeStatus = "DONE" | "TIMED_OUT";
export type usePlanArrivalSubscription$variables = {
  expectedPlanName: string;
  retryToken: string;
};
export type usePlanArrivalSubscription$data = {
  readonly paymentOutcome: {
    readonly retryToken: string | null | undefined;
    readonly status: OutcomeStatus;
  };
};
export type usePlanArrivalSubscription = {
  response: usePlanArrivalSubscription$data;
  variables: usePlanArrivalSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "expectedPlanName"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "retryToken"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "expectedPlanName",
        "variableName": "expectedPlanName"
      },
      {
        "kind": "Variable",
        "name": "retryToken",
        "variableName": "retryToken"
      }
    ],
    "concreteType": "PaymentOutcome",
    "kind": "LinkedField",
    "name": "paymentOutcome",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "retryToken",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePlanArrivalSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePlanArrivalSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ccffa6e68f1b21a9046bd07ae6a15ec20e63141632d13bf07664dfaf89a23f15",
    "metadata": {},
    "name": "usePlanArrivalSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4c50af9c5b320a02edef2bfe6e246b0d";

export default node;

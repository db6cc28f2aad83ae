/**
 * @generated SignedSource<<f922434be0d03a05ece30a31f4f0a680>>
 * @relayHash 5503e8863f0562d8a516c2635763057a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96533e5ceb60e5723c732500407681726e58581981e669bee2915f33f19644d3

import type { ConcreteRequest } from 'relay-runtime';
export type HumanAction = "FEEDBACK" | "GUEST" | "INVITATION" | "LOGIN" | "REGISTER" | "RESET";
export type HumanCheckKind = "ALTCHA" | "OFF" | "RECAPTCHA" | "TURNSTILE";
export type proveHumanQuery$variables = {
  action: HumanAction;
};
export type proveHumanQuery$data = {
  readonly humanCheck: {
    readonly challenge: string | null | undefined;
    readonly kind: HumanCheckKind;
    readonly siteKey: string | null | undefined;
  } | null | undefined;
};
export type proveHumanQuery = {
  response: proveHumanQuery$data;
  variables: proveHumanQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "action"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "action",
        "variableName": "action"
      }
    ],
    "concreteType": "HumanCheck",
    "kind": "LinkedField",
    "name": "humanCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "siteKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "challenge",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "proveHumanQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "proveHumanQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96533e5ceb60e5723c732500407681726e58581981e669bee2915f33f19644d3",
    "metadata": {},
    "name": "proveHumanQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04b88343cccacabdf9de3fcfc4e61eac";

export default node;

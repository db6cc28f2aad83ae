/**
 * @generated SignedSource<<a14b9d749ae60152be846f9cd952890e>>
 * @relayHash 28863ba41550a4b7e646edb784cd6f26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e47d3aefe7400ab51f92ad4865915eb9e0b3c0a34cdf061984875eb7f30944cf

import type { ConcreteRequest } from 'relay-runtime';
export type HelpDialogQuery$variables = Record<PropertyKey, never>;
export type HelpDialogQuery$data = {
  readonly site: {
    readonly appVersion: string | null | undefined;
  };
};
export type HelpDialogQuery = {
  response: HelpDialogQuery$data;
  variables: HelpDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "name": "appVersion",
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
    "name": "HelpDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "HelpDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e47d3aefe7400ab51f92ad4865915eb9e0b3c0a34cdf061984875eb7f30944cf",
    "metadata": {},
    "name": "HelpDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "333999c44f7138343e30fa5fe676a9f8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

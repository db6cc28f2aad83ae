/**
 * @generated SignedSource<<06c552b5b2f522283a3577de3812b30d>>
 * @relayHash 4a4bec1b33b0bba6f0301642546cfeaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8ecec1df5b2eb16f6a4fc463d9571e8169a95132de1b47220cad036b192c393

import type { ConcreteRequest } from 'relay-runtime';
export type useOpenMatchQuery$variables = {
  symbol: string;
};
export type useOpenMatchQuery$data = {
  readonly viewer: {
    readonly stockBySymbol: {
      readonly stockId: string;
    } | null | undefined;
  } | null | undefined;
};
export type useOpenMatchQuery = {
  response: useOpenMatchQuery$data;
  variables: useOpenMatchQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "symbol"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "symbol",
    "variableName": "symbol"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stockId",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOpenMatchQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stockBySymbol",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
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
    "name": "useOpenMatchQuery",
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
            "args": (v1/*:: as any*/),
            "concreteType": "Stock",
            "kind": "LinkedField",
            "name": "stockBySymbol",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "id": "a8ecec1df5b2eb16f6a4fc463d9571e8169a95132de1b47220cad036b192c393",
    "metadata": {},
    "name": "useOpenMatchQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f44e89c66caba32c72e3e26c7750b503";

export default node;

/**
 * @generated SignedSource<<699618adb5a4715bfd39b0278226fe65>>
 * @relayHash 4a27ea3e31d4063f592dc9159fea21c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 048612fe233cd75460c70a8444e3cf26c871085ca7c16c6f27e3c8ce55c9b43f

import type { ConcreteRequest } from 'relay-runtime';
export type PriceTicksSubscription$variables = {
  stockIds: ReadonlyArray<string>;
};
export type PriceTicksSubscription$data = {
  readonly pricesChanged: {
    readonly sequence: number;
    readonly stocks: ReadonlyArray<{
      readonly change: string;
      readonly changePercent: string;
      readonly id: string;
      readonly isIntraday: boolean;
      readonly lastPrice: string | null | undefined;
      readonly lastPriceAt: string | null | undefined;
      readonly marketCap: string | null | undefined;
      readonly yearHigh: string | null | undefined;
      readonly yearLow: string | null | undefined;
    }>;
  };
};
export type PriceTicksSubscription = {
  response: PriceTicksSubscription$data;
  variables: PriceTicksSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stockIds"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "stockIds",
        "variableName": "stockIds"
      }
    ],
    "concreteType": "PricesChanged",
    "kind": "LinkedField",
    "name": "pricesChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sequence",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Stock",
        "kind": "LinkedField",
        "name": "stocks",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastPrice",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastPriceAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "change",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changePercent",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isIntraday",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketCap",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearHigh",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearLow",
            "storageKey": null
          }
        ],
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
    "name": "PriceTicksSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PriceTicksSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "048612fe233cd75460c70a8444e3cf26c871085ca7c16c6f27e3c8ce55c9b43f",
    "metadata": {},
    "name": "PriceTicksSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8dda14bf9484e5f8628b5fdd56ac861e";

export default node;

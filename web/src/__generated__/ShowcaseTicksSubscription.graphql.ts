/**
 * @generated SignedSource<<3f3972273b76e8f39f4aa50081e5af9f>>
 * @relayHash 8d043b42d85ffe9c8eb55361c9009954
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3bba80b84f7a660555c67214b72dafd0f94e66caf17146b858be5bcd8a8ca86

import type { ConcreteRequest } from 'relay-runtime';
export type ShowcaseTicksSubscription$variables = Record<PropertyKey, never>;
export type ShowcaseTicksSubscription$data = {
  readonly showcasePricesChanged: {
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
export type ShowcaseTicksSubscription = {
  response: ShowcaseTicksSubscription$data;
  variables: ShowcaseTicksSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PricesChanged",
    "kind": "LinkedField",
    "name": "showcasePricesChanged",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShowcaseTicksSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShowcaseTicksSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "b3bba80b84f7a660555c67214b72dafd0f94e66caf17146b858be5bcd8a8ca86",
    "metadata": {},
    "name": "ShowcaseTicksSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "27a8b89d5bdb22683cae1475a03686dd";

export default node;

/**
 * @generated SignedSource<<bf31df707a81e22cd4535f309dbfe5b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type CardFacts_stock$data = {
  readonly currency: Currency;
  readonly details: {
    readonly dividendYield: string | null | undefined;
    readonly previousClose: string | null | undefined;
    readonly targetPrice: string | null | undefined;
    readonly yearHigh: string | null | undefined;
    readonly yearLow: string | null | undefined;
  } | null | undefined;
  readonly lastPrice: string | null | undefined;
  readonly marketCap: string | null | undefined;
  readonly yearHigh: string | null | undefined;
  readonly yearLow: string | null | undefined;
  readonly " $fragmentType": "CardFacts_stock";
};
export type CardFacts_stock$key = {
  readonly " $data"?: CardFacts_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardFacts_stock">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearLow",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "yearHigh",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardFacts_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
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
      "name": "marketCap",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "StockDetails",
      "kind": "LinkedField",
      "name": "details",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousClose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dividendYield",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targetPrice",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};
})();

(node as any).hash = "228e155f6ff9d81163fcc582d7841cc0";

export default node;

/**
 * @generated SignedSource<<8414d6bba3c748d8c6d3a367cd52c6a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockLists_stock$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MembershipFlow_stock">;
  readonly " $fragmentType": "StockLists_stock";
};
export type StockLists_stock$key = {
  readonly " $data"?: StockLists_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLists_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockLists_stock",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembershipFlow_stock"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "6d42fa4788bc1cfd937143de5fd1adc0";

export default node;

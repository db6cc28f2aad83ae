/**
 * @generated SignedSource<<fdda4f5f7b55ba0c11942fa994122257>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockPage_stock$data = {
  readonly id: string;
  readonly stockId: string;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteTab_stock" | "StockHeading_stock" | "useChosenList_stock">;
  readonly " $fragmentType": "StockPage_stock";
};
export type StockPage_stock$key = {
  readonly " $data"?: StockPage_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockPage_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockPage_stock",
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
      "name": "stockId",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockHeading_stock"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteTab_stock"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChosenList_stock"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "d6274d65ed419b9e3835f5c88d5f94f7";

export default node;

/**
 * @generated SignedSource<<f733f3809befc8806967dc7b0ef5711e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type StockPrice_stock$data = {
  readonly change: string;
  readonly changePercent: string;
  readonly currency: Currency;
  readonly exchange: string;
  readonly isIntraday: boolean;
  readonly lastPrice: string | null | undefined;
  readonly lastPriceAt: string | null | undefined;
  readonly " $fragmentType": "StockPrice_stock";
};
export type StockPrice_stock$key = {
  readonly " $data"?: StockPrice_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockPrice_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockPrice_stock",
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
      "name": "exchange",
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
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "aa40c42a033ac8520ac3495ef2554a9a";

export default node;

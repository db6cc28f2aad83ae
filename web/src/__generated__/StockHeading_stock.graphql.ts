/**
 * @generated SignedSource<<a38409c4f8d5e86f947ce59b546897d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type StockHeading_stock$data = {
  readonly companyName: string;
  readonly currency: Currency;
  readonly details: {
    readonly logoUrl: string | null | undefined;
  } | null | undefined;
  readonly exchange: string;
  readonly symbol: string;
  readonly tags: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OwnHolding_stock" | "StockPrice_stock">;
  readonly " $fragmentType": "StockHeading_stock";
};
export type StockHeading_stock$key = {
  readonly " $data"?: StockHeading_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockHeading_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockHeading_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "symbol",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
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
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "logoUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockPrice_stock"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OwnHolding_stock"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "50cffc55671e89525eafea649470267d";

export default node;

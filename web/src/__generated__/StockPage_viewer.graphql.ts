/**
 * @generated SignedSource<<d0fdc146ca24c8fe81d01f29f345525e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockPage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProposedSplits_viewer" | "QuoteTab_viewer" | "useChosenList_viewer">;
  readonly " $fragmentType": "StockPage_viewer";
};
export type StockPage_viewer$key = {
  readonly " $data"?: StockPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockPage_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "QuoteTab_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposedSplits_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useChosenList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "3becd58a2504deb9c2787c8facec8cc6";

export default node;

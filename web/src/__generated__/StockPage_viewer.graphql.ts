/**
 * @generated SignedSource<<a830b69ffb085728137f6b21ed3d436e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockPage_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"QuoteTab_viewer" | "useChosenList_viewer">;
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
      "name": "useChosenList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "22bcdda1377a53ce6ecbab4802bb8594";

export default node;

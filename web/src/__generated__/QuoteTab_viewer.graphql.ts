/**
 * @generated SignedSource<<55cb1288a43c8e93731ed3efd7e56f6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteTab_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"StockLists_viewer">;
  readonly " $fragmentType": "QuoteTab_viewer";
};
export type QuoteTab_viewer$key = {
  readonly " $data"?: QuoteTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteTab_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockLists_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a83cb9b0f766c6c238b9d689d358c8df";

export default node;

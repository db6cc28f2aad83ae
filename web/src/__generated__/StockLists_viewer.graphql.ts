/**
 * @generated SignedSource<<0d63d6119b77db3c7fe76c073bf653bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StockLists_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MembershipFlow_viewer">;
  readonly " $fragmentType": "StockLists_viewer";
};
export type StockLists_viewer$key = {
  readonly " $data"?: StockLists_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"StockLists_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StockLists_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MembershipFlow_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c7be70ad446a127779a3308062a838cd";

export default node;

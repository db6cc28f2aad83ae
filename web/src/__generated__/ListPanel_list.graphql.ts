/**
 * @generated SignedSource<<b3dcf48b7085d985ea6674692feafbbb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type ListPanel_list$data = {
  readonly description: string;
  readonly id: string;
  readonly kind: WatchListKind;
  readonly listId: string;
  readonly name: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"useWatchedEntries_list">;
  readonly " $fragmentType": "ListPanel_list";
};
export type ListPanel_list$key = {
  readonly " $data"?: ListPanel_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPanel_list">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ListPanel_list",
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
      "name": "listId",
      "storageKey": null
    },
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWatchedEntries_list"
    }
  ],
  "type": "WatchList",
  "abstractKey": null
};

(node as any).hash = "34b5b8b52f2e66705c092bda54ea7bdd";

export default node;

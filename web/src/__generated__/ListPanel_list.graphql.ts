/**
 * @generated SignedSource<<4926a0ac13b2bc27de914cdc0abb67e9>>
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
  readonly entries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useWatchedEntries_entries">;
  }>;
  readonly id: string;
  readonly kind: WatchListKind;
  readonly listId: string;
  readonly name: string;
  readonly version: number;
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
      "alias": null,
      "args": null,
      "concreteType": "WatchListEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useWatchedEntries_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WatchList",
  "abstractKey": null
};

(node as any).hash = "873fa41836ab257871d287ac00001f6b";

export default node;

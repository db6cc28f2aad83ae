/**
 * @generated SignedSource<<f375cc653e7d0a8101824a339d0864bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GuestWorkKind = "PORTFOLIO" | "PREFERENCES" | "WATCH_LIST";
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type KeptWork_items$data = ReadonlyArray<{
  readonly key: string;
  readonly kind: GuestWorkKind;
  readonly listKind: WatchListKind | null | undefined;
  readonly name: string;
  readonly stockCount: number | null | undefined;
  readonly " $fragmentType": "KeptWork_items";
}>;
export type KeptWork_items$key = ReadonlyArray<{
  readonly " $data"?: KeptWork_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeptWork_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "KeptWork_items",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
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
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listKind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockCount",
      "storageKey": null
    }
  ],
  "type": "GuestWorkItem",
  "abstractKey": null
};

(node as any).hash = "b37adc36bc65544ccae855bb76ed3ead";

export default node;

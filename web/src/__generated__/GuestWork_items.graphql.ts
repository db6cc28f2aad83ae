/**
 * @generated SignedSource<<2556e2f2a573d54c53166fcf98ba904c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GuestWorkKind = "PORTFOLIO" | "PREFERENCES" | "WATCH_LIST";
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type GuestWork_items$data = ReadonlyArray<{
  readonly key: string;
  readonly kind: GuestWorkKind;
  readonly listKind: WatchListKind | null | undefined;
  readonly name: string;
  readonly stockCount: number | null | undefined;
  readonly " $fragmentType": "GuestWork_items";
}>;
export type GuestWork_items$key = ReadonlyArray<{
  readonly " $data"?: GuestWork_items$data;
  readonly " $fragmentSpreads": FragmentRefs<"GuestWork_items">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GuestWork_items",
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

(node as any).hash = "6393076ccfb74dae398e124098dca2dc";

export default node;

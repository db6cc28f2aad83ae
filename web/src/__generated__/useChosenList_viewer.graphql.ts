/**
 * @generated SignedSource<<281b08675a6aece8ba10840a07dc5f82>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScoreBasis = "FIFTY_TWO_WEEKS" | "THRESHOLDS" | "THRESHOLDS_THEN_FIFTY_TWO_WEEKS";
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type useChosenList_viewer$data = {
  readonly preferences: {
    readonly buyListScoreBasis: ScoreBasis;
  } | null | undefined;
  readonly watchLists: ReadonlyArray<{
    readonly id: string;
    readonly kind: WatchListKind;
    readonly listId: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "useChosenList_viewer";
};
export type useChosenList_viewer$key = {
  readonly " $data"?: useChosenList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useChosenList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useChosenList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buyListScoreBasis",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchList",
      "kind": "LinkedField",
      "name": "watchLists",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "132c03295fd5dea178f18b72aa1da9aa";

export default node;

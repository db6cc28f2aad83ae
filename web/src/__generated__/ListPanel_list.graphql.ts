/**
 * @generated SignedSource<<bca221cc710f9e57034438da47ffd43b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type ListPanel_list$data = {
  readonly beyondPlan: {
    readonly planName: string | null | undefined;
  } | null | undefined;
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
      "concreteType": "BeyondPlan",
      "kind": "LinkedField",
      "name": "beyondPlan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "planName",
          "storageKey": null
        }
      ],
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

(node as any).hash = "f20fc43194c2c904ba060d1cfd779337";

export default node;

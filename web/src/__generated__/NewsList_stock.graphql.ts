/**
 * @generated SignedSource<<729cb82ced43c27dcb5caaaee2545288>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsList_stock$data = {
  readonly news: ReadonlyArray<{
    readonly id: string;
    readonly isSample: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"NewsBadge_item" | "NewsDialog_item">;
  }>;
  readonly newsStaleSince: string | null | undefined;
  readonly " $fragmentType": "NewsList_stock";
};
export type NewsList_stock$key = {
  readonly " $data"?: NewsList_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsList_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewsList_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newsStaleSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "concreteType": "NewsItem",
      "kind": "LinkedField",
      "name": "news",
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
          "name": "isSample",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewsBadge_item"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "NewsDialog_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "ce2303abaf96f42bb6c01cb00914060e";

export default node;

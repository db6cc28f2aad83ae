/**
 * @generated SignedSource<<a13955c7a45a9d1303dd42bbae1c917a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsBadge_item$data = {
  readonly isSample: boolean;
  readonly publishedAt: string;
  readonly sentiment: number | null | undefined;
  readonly source: string | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "NewsBadge_item";
};
export type NewsBadge_item$key = {
  readonly " $data"?: NewsBadge_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsBadge_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsBadge_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sentiment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSample",
      "storageKey": null
    }
  ],
  "type": "NewsItem",
  "abstractKey": null
};

(node as any).hash = "fbb3b2191e92237c498c7923c802ed2f";

export default node;

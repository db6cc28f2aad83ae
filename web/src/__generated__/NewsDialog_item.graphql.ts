/**
 * @generated SignedSource<<0f8a42ba033adf0eadf516004f3af5f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewsDialog_item$data = {
  readonly contentHtml: string;
  readonly isSample: boolean;
  readonly publishedAt: string;
  readonly sentiment: number | null | undefined;
  readonly source: string | null | undefined;
  readonly symbols: ReadonlyArray<string>;
  readonly title: string;
  readonly url: string | null | undefined;
  readonly " $fragmentType": "NewsDialog_item";
};
export type NewsDialog_item$key = {
  readonly " $data"?: NewsDialog_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsDialog_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsDialog_item",
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
      "name": "contentHtml",
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
      "name": "url",
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
      "name": "symbols",
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

(node as any).hash = "b7b9b6ab9f959be33ece290ce5fd0fbd";

export default node;

/**
 * @generated SignedSource<<7718f3ecbf6e45c76f11c3915647355e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Partnerships_partnerships$data = ReadonlyArray<{
  readonly companyName: string;
  readonly description: string;
  readonly links: ReadonlyArray<{
    readonly snippet: string;
    readonly thumbnailUrl: string | null | undefined;
    readonly titleHtml: string;
    readonly url: string;
  }>;
  readonly publishedAt: string;
  readonly searchUrl: string | null | undefined;
  readonly sourceUrl: string | null | undefined;
  readonly " $fragmentType": "Partnerships_partnerships";
}>;
export type Partnerships_partnerships$key = ReadonlyArray<{
  readonly " $data"?: Partnerships_partnerships$data;
  readonly " $fragmentSpreads": FragmentRefs<"Partnerships_partnerships">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Partnerships_partnerships",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "searchUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PartnershipLink",
      "kind": "LinkedField",
      "name": "links",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titleHtml",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "snippet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Partnership",
  "abstractKey": null
};

(node as any).hash = "3c57c2395322e669d21444fe7924ee8a";

export default node;

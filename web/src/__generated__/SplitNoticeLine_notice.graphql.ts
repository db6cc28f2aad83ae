/**
 * @generated SignedSource<<2977be7700c270868cd3c8a94eb08e56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SplitNoticeLine_notice$data = {
  readonly companyName: string;
  readonly createdAt: string;
  readonly id: string;
  readonly isRead: boolean;
  readonly listId: string;
  readonly listName: string;
  readonly split: {
    readonly denominator: string;
    readonly isUndone: boolean;
    readonly numerator: string;
  } | null | undefined;
  readonly stockId: string;
  readonly symbol: string;
  readonly " $fragmentType": "SplitNoticeLine_notice";
};
export type SplitNoticeLine_notice$key = {
  readonly " $data"?: SplitNoticeLine_notice$data;
  readonly " $fragmentSpreads": FragmentRefs<"SplitNoticeLine_notice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SplitNoticeLine_notice",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRead",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "symbol",
      "storageKey": null
    },
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
      "name": "listId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NoticeSplit",
      "kind": "LinkedField",
      "name": "split",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numerator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "denominator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUndone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Notice",
  "abstractKey": null
};

(node as any).hash = "d2ba7c7bca8dc8f538ae3bc63a04f62e";

export default node;

/**
 * @generated SignedSource<<df8f092657c392e256b0d091c1422378>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProposedSplits_viewer$data = {
  readonly proposedSplits: ReadonlyArray<{
    readonly accounts: ReadonlyArray<{
      readonly portfolioId: string;
      readonly portfolioName: string;
      readonly shareCount: string;
      readonly shareCountAfter: string;
    }>;
    readonly date: string;
    readonly denominator: string;
    readonly numerator: string;
    readonly stockId: string;
    readonly symbol: string;
  }>;
  readonly " $fragmentType": "ProposedSplits_viewer";
};
export type ProposedSplits_viewer$key = {
  readonly " $data"?: ProposedSplits_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProposedSplits_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProposedSplits_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProposedSplit",
      "kind": "LinkedField",
      "name": "proposedSplits",
      "plural": true,
      "selections": [
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
          "name": "date",
          "storageKey": null
        },
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
          "concreteType": "ProposedSplitAccount",
          "kind": "LinkedField",
          "name": "accounts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "portfolioId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "portfolioName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shareCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "shareCountAfter",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "731cf95993607ff964fbf4b8d7bb2570";

export default node;

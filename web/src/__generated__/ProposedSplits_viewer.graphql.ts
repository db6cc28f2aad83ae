/**
 * @generated SignedSource<<b288c361b39779a47a43ca43f4cab721>>
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
    readonly stock: {
      readonly id: string;
    };
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
          "concreteType": "Stock",
          "kind": "LinkedField",
          "name": "stock",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
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

(node as any).hash = "5ca324ee31ebff132bf9e5f8451154e6";

export default node;

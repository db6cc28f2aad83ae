/**
 * @generated SignedSource<<d54e5f47119b0103f90887c136fb5f39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type PortfolioPanel_viewer$data = {
  readonly portfolios: ReadonlyArray<{
    readonly currency: Currency;
    readonly id: string;
    readonly name: string;
    readonly portfolioId: string;
  }> | null | undefined;
  readonly usage: {
    readonly canAddPortfolioStock: boolean;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ListSelector_viewer">;
  readonly " $fragmentType": "PortfolioPanel_viewer";
};
export type PortfolioPanel_viewer$key = {
  readonly " $data"?: PortfolioPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortfolioPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortfolioPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "canAddPortfolioStock",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Portfolio",
      "kind": "LinkedField",
      "name": "portfolios",
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
          "name": "portfolioId",
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
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ListSelector_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "75c8eceb5ced8fa9b5302ccc2d38730f";

export default node;

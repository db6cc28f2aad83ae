/**
 * @generated SignedSource<<d8f4a00ba3d6a17dd4fc56772d5b7678>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "FHSA" | "NON_REGISTERED" | "RESP" | "RRIF" | "RRSP" | "TFSA";
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type PortfolioPanel_viewer$data = {
  readonly portfolios: ReadonlyArray<{
    readonly accountKind: AccountKind;
    readonly currency: Currency;
    readonly id: string;
    readonly name: string;
    readonly portfolioId: string;
  }> | null | undefined;
  readonly usage: {
    readonly canAddPortfolioStock: boolean;
    readonly portfolioStocks: {
      readonly limit: number;
    };
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UsageLine",
          "kind": "LinkedField",
          "name": "portfolioStocks",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "limit",
              "storageKey": null
            }
          ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountKind",
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

(node as any).hash = "50f696b594c319d058639b4439e0b143";

export default node;

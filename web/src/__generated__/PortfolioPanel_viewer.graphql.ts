/**
 * @generated SignedSource<<d3ea68776346778a00296871270ea6a2>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ListSelector_viewer" | "ProposedSplits_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProposedSplits_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "75f4e2bb67b1b4791fc0cf3d2b603aa3";

export default node;

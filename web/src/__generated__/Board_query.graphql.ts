/**
 * @generated SignedSource<<f06c6b541d77d7e00257b3ef49bdf4ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Board_query$data = {
  readonly plans: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"planOffers_plan">;
  }> | null | undefined;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"ObjectivesDialog_viewer" | "ProposedSplits_viewer" | "TransactionList_viewer" | "useBoard_viewer" | "useReachedObjectives_viewer">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PortfolioPart_query" | "useAllHoldings_query" | "useOverallReturn_query">;
  readonly " $fragmentType": "Board_query";
};
export type Board_query$key = {
  readonly " $data"?: Board_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Board_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Board_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAllHoldings_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PortfolioPart_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOverallReturn_query"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useBoard_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useReachedObjectives_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ProposedSplits_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ObjectivesDialog_viewer"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TransactionList_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plans",
      "plural": true,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "planOffers_plan",
          "selections": [
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
              "name": "displayOrder",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
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
              "name": "buyLists",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sellLists",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "combinedLists",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entries",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "portfolios",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "portfolioStocks",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "cfc777d7d140a41a39b2aa4f4136a985";

export default node;

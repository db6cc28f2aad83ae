/**
 * @generated SignedSource<<68c4908f7fc6a79a7f65e10b46638d95>>
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
    readonly " $fragmentSpreads": FragmentRefs<"ObjectivesDialog_viewer" | "TransactionList_viewer" | "useBoard_viewer">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ValueArea_query" | "useBook_query">;
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
      "name": "useBook_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ValueArea_query"
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

(node as any).hash = "af4f9ec0980e29dc137522348af6973a";

export default node;

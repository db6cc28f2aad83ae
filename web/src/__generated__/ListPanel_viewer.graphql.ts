/**
 * @generated SignedSource<<75791e11818a72338ff2501f56e86192>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScoreBasis = "FIFTY_TWO_WEEKS" | "THRESHOLDS" | "THRESHOLDS_THEN_FIFTY_TWO_WEEKS";
import type { FragmentRefs } from "relay-runtime";
export type ListPanel_viewer$data = {
  readonly preferences: {
    readonly buyListScoreBasis: ScoreBasis;
  } | null | undefined;
  readonly usage: {
    readonly " $fragmentSpreads": FragmentRefs<"ownUse_usage">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BulkBar_viewer" | "ListSelector_viewer">;
  readonly " $fragmentType": "ListPanel_viewer";
};
export type ListPanel_viewer$key = {
  readonly " $data"?: ListPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPanel_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "used",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "limit",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buyListScoreBasis",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Usage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "ownUse_usage",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "planName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canAddBuyList",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canAddSellList",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canAddEntry",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "canAddPortfolio",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UsageLine",
              "kind": "LinkedField",
              "name": "buyLists",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UsageLine",
              "kind": "LinkedField",
              "name": "sellLists",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UsageLine",
              "kind": "LinkedField",
              "name": "entries",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UsageLine",
              "kind": "LinkedField",
              "name": "portfolios",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "UsageLine",
              "kind": "LinkedField",
              "name": "portfolioStocks",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
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
      "name": "BulkBar_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "636c02e7807588bfd924116592041a52";

export default node;

/**
 * @generated SignedSource<<8f7e403054efe0abf5f3e264548056b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteTab_stock$data = {
  readonly holdings: ReadonlyArray<{
    readonly id: string;
    readonly lotCount: number;
    readonly proceeds: string;
    readonly purchases: string;
  }> | null | undefined;
  readonly stockId: string;
  readonly " $fragmentSpreads": FragmentRefs<"ChartPanel_stock" | "KeyFacts_stock" | "ObjectivePanel_stock" | "StockLists_stock" | "entryStock_stock">;
  readonly " $fragmentType": "QuoteTab_stock";
};
export type QuoteTab_stock$key = {
  readonly " $data"?: QuoteTab_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteTab_stock">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stockId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteTab_stock",
  "selections": [
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChartPanel_stock"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "KeyFacts_stock"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StockLists_stock"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ObjectivePanel_stock"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "entryStock_stock",
      "selections": [
        (v1/*:: as any*/),
        (v0/*:: as any*/),
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
          "name": "exchange",
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
          "name": "lastPrice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "change",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "changePercent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yearLow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yearHigh",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PortfolioStock",
      "kind": "LinkedField",
      "name": "holdings",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lotCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchases",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "proceeds",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};
})();

(node as any).hash = "c973130520c5f44afb9b210d95d0eeab";

export default node;

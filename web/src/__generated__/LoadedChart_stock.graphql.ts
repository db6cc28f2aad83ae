/**
 * @generated SignedSource<<dc86478127cfb2a3daee026202e74b5e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChartInterval = "DAY" | "FIVE_YEARS" | "MONTH" | "SIX_MONTHS" | "WEEK" | "YEAR";
export type ChartUnit = "DAY" | "MONTH" | "YEAR";
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type LoadedChart_stock$data = {
  readonly chart: {
    readonly dividends: ReadonlyArray<{
      readonly amount: string;
      readonly currency: string;
      readonly exDate: string;
    }>;
    readonly points: ReadonlyArray<{
      readonly at: string;
      readonly price: string;
    }>;
    readonly previousClose: string | null | undefined;
    readonly span: {
      readonly interval: ChartInterval;
      readonly quantity: number;
      readonly unit: ChartUnit;
    };
    readonly staleSince: string | null | undefined;
  };
  readonly currency: Currency;
  readonly exchange: string;
  readonly lastPrice: string | null | undefined;
  readonly lastPriceAt: string | null | undefined;
  readonly symbol: string;
  readonly " $fragmentType": "LoadedChart_stock";
};
export type LoadedChart_stock$key = {
  readonly " $data"?: LoadedChart_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedChart_stock">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "interval"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LoadedChart_stock",
  "selections": [
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
      "name": "exchange",
      "storageKey": null
    },
    (v0/*:: as any*/),
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
      "name": "lastPriceAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "interval",
          "variableName": "interval"
        }
      ],
      "concreteType": "Chart",
      "kind": "LinkedField",
      "name": "chart",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ChartSpan",
          "kind": "LinkedField",
          "name": "span",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "interval",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "quantity",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unit",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousClose",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staleSince",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PricePoint",
          "kind": "LinkedField",
          "name": "points",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "price",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StockDividend",
          "kind": "LinkedField",
          "name": "dividends",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "exDate",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "amount",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
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

(node as any).hash = "4f3314a705546f9a41ebb89e80103b3f";

export default node;

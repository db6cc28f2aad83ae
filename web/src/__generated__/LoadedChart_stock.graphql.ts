/**
 * @generated SignedSource<<eab02c20a49ac9b6881d7804a32e7024>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChartUnit = "DAY" | "MONTH" | "YEAR";
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type LoadedChart_stock$data = {
  readonly chart: {
    readonly interval: {
      readonly key: string;
      readonly quantity: number;
      readonly unit: ChartUnit;
    };
    readonly points: ReadonlyArray<{
      readonly at: string;
      readonly price: string;
    }>;
    readonly previousClose: string | null | undefined;
    readonly staleSince: string | null | undefined;
  };
  readonly currency: Currency;
  readonly lastPrice: string | null | undefined;
  readonly lastPriceAt: string | null | undefined;
  readonly symbol: string;
  readonly " $fragmentType": "LoadedChart_stock";
};
export type LoadedChart_stock$key = {
  readonly " $data"?: LoadedChart_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedChart_stock">;
};

const node: ReaderFragment = {
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
          "concreteType": "ChartInterval",
          "kind": "LinkedField",
          "name": "interval",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "c44a534e0a89095770f4247656aeed27";

export default node;

/**
 * @generated SignedSource<<99157f79866ca489c9adf53523df334a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChartUnit = "DAY" | "MONTH" | "YEAR";
import type { FragmentRefs } from "relay-runtime";
export type ChartPanel_stock$data = {
  readonly chartIntervals: ReadonlyArray<{
    readonly key: string;
    readonly quantity: number;
    readonly unit: ChartUnit;
  }>;
  readonly stockId: string;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedChart_stock">;
  readonly " $fragmentType": "ChartPanel_stock";
};
export type ChartPanel_stock$key = {
  readonly " $data"?: ChartPanel_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChartPanel_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChartPanel_stock",
  "selections": [
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
      "concreteType": "ChartInterval",
      "kind": "LinkedField",
      "name": "chartIntervals",
      "plural": true,
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
      "args": [
        {
          "kind": "Literal",
          "name": "interval",
          "value": "month"
        }
      ],
      "kind": "FragmentSpread",
      "name": "LoadedChart_stock"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "baf9f983f79e3a5b58182beb9aa48bf5";

export default node;

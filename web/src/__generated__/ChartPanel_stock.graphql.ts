/**
 * @generated SignedSource<<555f79c62fb1c5dfc643ae95b9162541>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChartInterval = "DAY" | "FIVE_YEARS" | "MONTH" | "SIX_MONTHS" | "WEEK" | "YEAR";
export type ChartUnit = "DAY" | "MONTH" | "YEAR";
import type { FragmentRefs } from "relay-runtime";
export type ChartPanel_stock$data = {
  readonly chartSpans: ReadonlyArray<{
    readonly interval: ChartInterval;
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
      "concreteType": "ChartSpan",
      "kind": "LinkedField",
      "name": "chartSpans",
      "plural": true,
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
      "args": [
        {
          "kind": "Literal",
          "name": "interval",
          "value": "MONTH"
        }
      ],
      "kind": "FragmentSpread",
      "name": "LoadedChart_stock"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "016c16761c15b9c1bd4b64656d85e37f";

export default node;

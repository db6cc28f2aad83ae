/**
 * @generated SignedSource<<d37a81aa00220f0fb9170147a7c957d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LotChart_stock$data = {
  readonly chart: {
    readonly points: ReadonlyArray<{
      readonly at: string;
      readonly price: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "LotChart_stock";
};
export type LotChart_stock$key = {
  readonly " $data"?: LotChart_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"LotChart_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LotChart_stock",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "interval",
          "value": "year"
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
      "storageKey": "chart(interval:\"year\")"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "ec881345171654f964aceb72f8b3e650";

export default node;

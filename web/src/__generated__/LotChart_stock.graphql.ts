/**
 * @generated SignedSource<<1bd360d33036a5214a5d1e6780bc3514>>
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
          "value": "YEAR"
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
      "storageKey": "chart(interval:\"YEAR\")"
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "d34ede38dfe33de42c2cdf4d68f99ba8";

export default node;

/**
 * @generated SignedSource<<11a55f73cb53bbcfef11f548471097e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LoadedChart_first$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LoadedChart_stock">;
  readonly " $fragmentType": "LoadedChart_first";
};
export type LoadedChart_first$key = {
  readonly " $data"?: LoadedChart_first$data;
  readonly " $fragmentSpreads": FragmentRefs<"LoadedChart_first">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LoadedChart_first",
  "selections": [
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

(node as any).hash = "fd4daa579b0fd5f550fbe7509a337797";

export default node;

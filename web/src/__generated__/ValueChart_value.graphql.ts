/**
 * @generated SignedSource<<6b19cbfefe9d306bb01eb3373819d2f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ValueChart_value$data = {
  readonly currency: Currency;
  readonly isSample: boolean;
  readonly points: ReadonlyArray<{
    readonly date: string;
    readonly invested: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ValueChart_value";
};
export type ValueChart_value$key = {
  readonly " $data"?: ValueChart_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValueChart_value">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ValueChart_value",
  "selections": [
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
      "name": "isSample",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValuePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invested",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ValueOverTime",
  "abstractKey": null
};

(node as any).hash = "81008304304c3720c01ff947dd1fc6e3";

export default node;

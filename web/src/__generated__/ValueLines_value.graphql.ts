/**
 * @generated SignedSource<<39d8cc87766e0a95a0ac1e410568afc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ValueLines_value$data = {
  readonly currency: Currency;
  readonly isSample: boolean;
  readonly points: ReadonlyArray<{
    readonly date: string;
    readonly invested: string;
    readonly value: string;
  }>;
  readonly " $fragmentType": "ValueLines_value";
};
export type ValueLines_value$key = {
  readonly " $data"?: ValueLines_value$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValueLines_value">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ValueLines_value",
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

(node as any).hash = "6ad1f4f85b67360890df1437cd7b0f20";

export default node;

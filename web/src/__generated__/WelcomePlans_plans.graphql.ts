/**
 * @generated SignedSource<<c6ae53b456323e44ee0196c15436597a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type WelcomePlans_plans$data = ReadonlyArray<{
  readonly buyLists: number;
  readonly currency: Currency;
  readonly entries: number;
  readonly isAi: boolean;
  readonly name: string;
  readonly portfolios: number;
  readonly price: string;
  readonly sellLists: number;
  readonly " $fragmentType": "WelcomePlans_plans";
}>;
export type WelcomePlans_plans$key = ReadonlyArray<{
  readonly " $data"?: WelcomePlans_plans$data;
  readonly " $fragmentSpreads": FragmentRefs<"WelcomePlans_plans">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WelcomePlans_plans",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "price",
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
      "name": "entries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buyLists",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellLists",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portfolios",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAi",
      "storageKey": null
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "cd8e7135c3ae8ee5573bddda8523b429";

export default node;

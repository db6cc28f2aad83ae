/**
 * @generated SignedSource<<b1765868efc46cafb8d70e0418e2b9a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type LockedPanel_plan$data = {
  readonly currency: Currency;
  readonly name: string;
  readonly price: string;
  readonly " $fragmentType": "LockedPanel_plan";
};
export type LockedPanel_plan$key = {
  readonly " $data"?: LockedPanel_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"LockedPanel_plan">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LockedPanel_plan",
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
    }
  ],
  "type": "Plan",
  "abstractKey": null
};

(node as any).hash = "d0a0c667f45373b81dd78c761cd0ebb5";

export default node;

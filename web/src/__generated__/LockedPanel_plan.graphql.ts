/**
 * @generated SignedSource<<eaee16d564467e886bb6faad6cb87d32>>
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
  readonly priceCents: number;
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
      "name": "priceCents",
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

(node as any).hash = "20998017a182d1adf86327a4aae1ffe6";

export default node;

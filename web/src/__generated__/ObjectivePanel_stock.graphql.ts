/**
 * @generated SignedSource<<bdb8446b2ac4b88b22c705635fd3d09d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ObjectivePanel_stock$data = {
  readonly currency: Currency;
  readonly id: string;
  readonly objective: {
    readonly " $fragmentSpreads": FragmentRefs<"ObjectiveCard_objective" | "ObjectiveDialog_objective">;
  } | null | undefined;
  readonly symbol: string;
  readonly " $fragmentType": "ObjectivePanel_stock";
};
export type ObjectivePanel_stock$key = {
  readonly " $data"?: ObjectivePanel_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectivePanel_stock">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ObjectivePanel_stock",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "symbol",
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
      "concreteType": "Objective",
      "kind": "LinkedField",
      "name": "objective",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ObjectiveCard_objective"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ObjectiveDialog_objective"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Stock",
  "abstractKey": null
};

(node as any).hash = "673823868eb3aba8018396a1666fe7c5";

export default node;

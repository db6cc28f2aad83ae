/**
 * @generated SignedSource<<ba300c9934201711af9abddb1ce5e495>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type ObjectiveKind = "INVESTED_AMOUNT" | "PERCENTAGE_OF_ALL" | "SHARE_COUNT" | "TOTAL_VALUE";
import type { FragmentRefs } from "relay-runtime";
export type ObjectiveCard_objective$data = {
  readonly actualPercent: string;
  readonly kind: ObjectiveKind;
  readonly progressPercent: string;
  readonly shareCount: string;
  readonly stock: {
    readonly companyName: string;
    readonly currency: Currency;
    readonly symbol: string;
  };
  readonly target: string;
  readonly value: string;
  readonly " $fragmentType": "ObjectiveCard_objective";
};
export type ObjectiveCard_objective$key = {
  readonly " $data"?: ObjectiveCard_objective$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectiveCard_objective">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ObjectiveCard_objective",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "target",
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
      "name": "progressPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "actualPercent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shareCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stock",
      "plural": false,
      "selections": [
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
          "name": "companyName",
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
      "storageKey": null
    }
  ],
  "type": "Objective",
  "abstractKey": null
};

(node as any).hash = "e6d9775093227e898576b9028d09f58e";

export default node;

/**
 * @generated SignedSource<<4ae16dbde0b1ab500987c6d902d22446>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ObjectiveDialog_objective$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectiveForm_objective">;
  readonly " $fragmentType": "ObjectiveDialog_objective";
};
export type ObjectiveDialog_objective$key = {
  readonly " $data"?: ObjectiveDialog_objective$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectiveDialog_objective">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ObjectiveDialog_objective",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ObjectiveForm_objective"
    }
  ],
  "type": "Objective",
  "abstractKey": null
};

(node as any).hash = "a9feb0683288523dfaf785fe94a73bd8";

export default node;

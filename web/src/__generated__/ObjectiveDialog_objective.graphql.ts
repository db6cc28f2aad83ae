/**
 * @generated SignedSource<<0737b607ebac9eedc4889571a50efc9c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ObjectiveDialog_objective$data = {
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ObjectiveForm_objective"
    }
  ],
  "type": "Objective",
  "abstractKey": null
};

(node as any).hash = "8e811ecdc8651a57c890d6d5c9405c88";

export default node;

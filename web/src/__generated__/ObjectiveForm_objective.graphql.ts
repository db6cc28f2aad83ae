/**
 * @generated SignedSource<<a445766fa4a351ebfe0f6756e7218cde>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ObjectiveKind = "INVESTED_AMOUNT" | "PERCENTAGE_OF_ALL" | "SHARE_COUNT" | "TOTAL_VALUE";
import type { FragmentRefs } from "relay-runtime";
export type ObjectiveForm_objective$data = {
  readonly kind: ObjectiveKind;
  readonly target: string;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectiveCard_objective">;
  readonly " $fragmentType": "ObjectiveForm_objective";
};
export type ObjectiveForm_objective$key = {
  readonly " $data"?: ObjectiveForm_objective$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectiveForm_objective">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ObjectiveForm_objective",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "ObjectiveCard_objective"
    }
  ],
  "type": "Objective",
  "abstractKey": null
};

(node as any).hash = "b117da52b9105d9c6072c22e90195425";

export default node;

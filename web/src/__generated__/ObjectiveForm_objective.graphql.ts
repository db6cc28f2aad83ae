/**
 * @generated SignedSource<<df91fb65e500b0a60dc2a86be5a32113>>
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
  readonly version: number | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
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

(node as any).hash = "7822a77474d68b22fc8473dbe9ace8c5";

export default node;

/**
 * @generated SignedSource<<e6ccb05265619a4ab7ab0b98083f4d8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ObjectiveDialog_holding$data = {
  readonly objective: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ObjectiveForm_objective">;
  } | null | undefined;
  readonly " $fragmentType": "ObjectiveDialog_holding";
};
export type ObjectiveDialog_holding$key = {
  readonly " $data"?: ObjectiveDialog_holding$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObjectiveDialog_holding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ObjectiveDialog_holding",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Objective",
      "kind": "LinkedField",
      "name": "objective",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "PortfolioStock",
  "abstractKey": null
};

(node as any).hash = "27997bc65cceb733e8bb2d7d80b96ed2";

export default node;

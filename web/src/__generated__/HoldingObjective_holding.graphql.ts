/**
 * @generated SignedSource<<425ffb77926e8b3ed753a5063f0592e4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HoldingObjective_holding$data = {
  readonly objective: {
    readonly " $fragmentSpreads": FragmentRefs<"ObjectiveDialog_objective">;
  } | null | undefined;
  readonly " $fragmentType": "HoldingObjective_holding";
};
export type HoldingObjective_holding$key = {
  readonly " $data"?: HoldingObjective_holding$data;
  readonly " $fragmentSpreads": FragmentRefs<"HoldingObjective_holding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HoldingObjective_holding",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ObjectiveDialog_objective"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PortfolioStock",
  "abstractKey": null
};

(node as any).hash = "be2d1ea7e5a9d583b8c7a537063f8402";

export default node;

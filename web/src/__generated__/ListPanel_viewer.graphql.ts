/**
 * @generated SignedSource<<41047e3e393b598d1acaab00d37c2095>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScoreBasis = "FIFTY_TWO_WEEKS" | "THRESHOLDS" | "THRESHOLDS_THEN_FIFTY_TWO_WEEKS";
import type { FragmentRefs } from "relay-runtime";
export type ListPanel_viewer$data = {
  readonly preferences: {
    readonly buyListScoreBasis: ScoreBasis;
  } | null | undefined;
  readonly " $fragmentType": "ListPanel_viewer";
};
export type ListPanel_viewer$key = {
  readonly " $data"?: ListPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buyListScoreBasis",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0f935be9066974a0e6f3aae10187d39c";

export default node;

/**
 * @generated SignedSource<<29903b107ffe3e956a5365f4c13e00c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type ScoreBasis = "FIFTY_TWO_WEEKS" | "THRESHOLDS" | "THRESHOLDS_THEN_FIFTY_TWO_WEEKS";
import type { FragmentRefs } from "relay-runtime";
export type SettingsPart_viewer$data = {
  readonly preferences: {
    readonly buyListScoreBasis: ScoreBasis;
    readonly currency: Currency;
  };
  readonly " $fragmentType": "SettingsPart_viewer";
};
export type SettingsPart_viewer$key = {
  readonly " $data"?: SettingsPart_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SettingsPart_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SettingsPart_viewer",
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
          "name": "currency",
          "storageKey": null
        },
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

(node as any).hash = "98133feee0da82659e1ff1bc7d672365";

export default node;

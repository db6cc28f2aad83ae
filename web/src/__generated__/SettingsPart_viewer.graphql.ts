/**
 * @generated SignedSource<<da20a0929d60c3f44cb1b9fd199e88eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CrossingMail = "AT_ONCE" | "DAILY";
export type Currency = "CAD" | "USD";
export type ScoreBasis = "FIFTY_TWO_WEEKS" | "THRESHOLDS" | "THRESHOLDS_THEN_FIFTY_TWO_WEEKS";
import type { FragmentRefs } from "relay-runtime";
export type SettingsPart_viewer$data = {
  readonly isGuest: boolean;
  readonly preferences: {
    readonly buyListScoreBasis: ScoreBasis;
    readonly crossingMail: CrossingMail;
    readonly currency: Currency;
    readonly isCrossingDigestOn: boolean;
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
      "kind": "ScalarField",
      "name": "isGuest",
      "storageKey": null
    },
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCrossingDigestOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crossingMail",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "615e775882c965fa291fb1eb1595ff47";

export default node;

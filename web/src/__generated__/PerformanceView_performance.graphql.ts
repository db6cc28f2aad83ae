/**
 * @generated SignedSource<<fb1b62a415f4b22837d06ce90c67987d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PerformanceView_performance$data = {
  readonly change: {
    readonly inflows: string;
    readonly start: string;
  };
  readonly points: ReadonlyArray<{
    readonly date: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnOverTime_performance" | "ReturnRates_performance" | "ReturnYears_performance" | "ValueChanges_performance">;
  readonly " $fragmentType": "PerformanceView_performance";
};
export type PerformanceView_performance$key = {
  readonly " $data"?: PerformanceView_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"PerformanceView_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PerformanceView_performance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformancePoint",
      "kind": "LinkedField",
      "name": "points",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ValueChange",
      "kind": "LinkedField",
      "name": "change",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "start",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inflows",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnOverTime_performance"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnRates_performance"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReturnYears_performance"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ValueChanges_performance"
    }
  ],
  "type": "Performance",
  "abstractKey": null
};

(node as any).hash = "deb5c053063ab8d15c6f87cc2cffdd9f";

export default node;

/**
 * @generated SignedSource<<8c3d57579739e8e96893f98e971cb64a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReturnYears_performance$data = {
  readonly benchmark: {
    readonly symbol: string;
  } | null | undefined;
  readonly years: ReadonlyArray<{
    readonly benchmark: string | null | undefined;
    readonly from: string;
    readonly moneyWeighted: string | null | undefined;
    readonly timeWeighted: string | null | undefined;
    readonly year: number;
  }>;
  readonly " $fragmentType": "ReturnYears_performance";
};
export type ReturnYears_performance$key = {
  readonly " $data"?: ReturnYears_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnYears_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnYears_performance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformanceYear",
      "kind": "LinkedField",
      "name": "years",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "year",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeWeighted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moneyWeighted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "benchmark",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PerformanceBenchmark",
      "kind": "LinkedField",
      "name": "benchmark",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "symbol",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Performance",
  "abstractKey": null
};

(node as any).hash = "8a4a8bb44c95b77363db7feac20d463c";

export default node;

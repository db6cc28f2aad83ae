/**
 * @generated SignedSource<<7b975dacb4cefe7a8b421ab507e9631e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type PerformanceView_performance$data = {
  readonly benchmark: {
    readonly stockId: string;
    readonly symbol: string;
  } | null | undefined;
  readonly change: {
    readonly inflows: string;
    readonly start: string;
  };
  readonly currency: Currency;
  readonly hasUnmeasuredIncome: boolean;
  readonly isSample: boolean;
  readonly leftOutCount: number;
  readonly points: ReadonlyArray<{
    readonly benchmark: string | null | undefined;
    readonly date: string;
    readonly timeWeighted: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnRates_performance" | "ReturnYears_performance" | "ValueChanges_performance">;
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
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
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
          "name": "stockId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "symbol",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOutCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasUnmeasuredIncome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isSample",
      "storageKey": null
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

(node as any).hash = "191b659b2dc86ae03a23a2681c751f22";

export default node;

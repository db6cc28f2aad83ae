/**
 * @generated SignedSource<<8794138382ec1b3a36ef91cd0307323d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ReturnOverTime_performance$data = {
  readonly benchmark: {
    readonly stockId: string;
    readonly symbol: string;
  } | null | undefined;
  readonly currency: Currency;
  readonly hasUnmeasuredIncome: boolean;
  readonly isSample: boolean;
  readonly leftOutCount: number;
  readonly points: ReadonlyArray<{
    readonly benchmark: string | null | undefined;
    readonly date: string;
    readonly timeWeighted: string | null | undefined;
  }>;
  readonly " $fragmentType": "ReturnOverTime_performance";
};
export type ReturnOverTime_performance$key = {
  readonly " $data"?: ReturnOverTime_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnOverTime_performance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnOverTime_performance",
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
    }
  ],
  "type": "Performance",
  "abstractKey": null
};

(node as any).hash = "1579f4632bc4e60fd597443352d5d693";

export default node;

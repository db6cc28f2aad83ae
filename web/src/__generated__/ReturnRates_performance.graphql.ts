/**
 * @generated SignedSource<<64cfa0495adb36d98ad15fa733278f6b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type MoneyWeightedMissing = "NEGATIVE_VALUE" | "NO_RATE" | "SEVERAL_RATES";
import type { FragmentRefs } from "relay-runtime";
export type ReturnRates_performance$data = {
  readonly benchmark: {
    readonly isAnnual: boolean;
    readonly moneyWeighted: string | null | undefined;
    readonly symbol: string;
    readonly value: string | null | undefined;
  } | null | undefined;
  readonly currency: Currency;
  readonly returns: {
    readonly exchange: string | null | undefined;
    readonly isAnnual: boolean;
    readonly local: string | null | undefined;
    readonly moneyWeighted: string | null | undefined;
    readonly moneyWeightedMissing: MoneyWeightedMissing | null | undefined;
    readonly timeWeighted: string | null | undefined;
  };
  readonly " $fragmentType": "ReturnRates_performance";
};
export type ReturnRates_performance$key = {
  readonly " $data"?: ReturnRates_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReturnRates_performance">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isAnnual",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "moneyWeighted",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReturnRates_performance",
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
      "concreteType": "PerformanceReturns",
      "kind": "LinkedField",
      "name": "returns",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeWeighted",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "moneyWeightedMissing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "local",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exchange",
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
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Performance",
  "abstractKey": null
};
})();

(node as any).hash = "b1202317c5e8e62fadc5883de9800cd2";

export default node;

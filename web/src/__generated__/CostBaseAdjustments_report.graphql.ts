/**
 * @generated SignedSource<<5219bd75772b28c1aaed03b682620125>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBaseAdjustmentKind = "CASH_IN_LIEU" | "CONVERTED_IN" | "CONVERTED_OUT" | "COST_OUT" | "LOSS_OF_SPOUSE" | "NOTIONAL" | "RETURN_OF_CAPITAL" | "SPLIT" | "TRANSFER_IN" | "TRANSFER_OUT";
export type Currency = "CAD" | "USD";
export type IncomeKind = "CAPITAL_GAINS" | "ELIGIBLE" | "FOREIGN" | "INTEREST" | "IN_LIEU" | "OTHER" | "TRUST";
import type { FragmentRefs } from "relay-runtime";
export type CostBaseAdjustments_report$data = {
  readonly adjustments: ReadonlyArray<{
    readonly amountInCad: string | null | undefined;
    readonly costBaseAfter: string;
    readonly date: string;
    readonly denominator: string | null | undefined;
    readonly gain: string | null | undefined;
    readonly kind: CostBaseAdjustmentKind;
    readonly numerator: string | null | undefined;
    readonly portfolioName: string;
    readonly sharesAfter: string;
    readonly symbol: string;
  }>;
  readonly foreignCash: ReadonlyArray<{
    readonly balance: string;
    readonly cost: string;
    readonly countedGain: string;
    readonly currency: Currency;
    readonly gain: string;
    readonly uncovered: string;
    readonly withoutRateCount: number;
  }>;
  readonly income: ReadonlyArray<{
    readonly gross: string;
    readonly incomeKind: IncomeKind | null | undefined;
    readonly withheld: string;
    readonly withoutRateCount: number;
  }>;
  readonly " $fragmentType": "CostBaseAdjustments_report";
};
export type CostBaseAdjustments_report$key = {
  readonly " $data"?: CostBaseAdjustments_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostBaseAdjustments_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gain",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "withoutRateCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostBaseAdjustments_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CostBaseAdjustment",
      "kind": "LinkedField",
      "name": "adjustments",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "symbol",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "portfolioName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numerator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "denominator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountInCad",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sharesAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "costBaseAfter",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostBaseIncome",
      "kind": "LinkedField",
      "name": "income",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "incomeKind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gross",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withheld",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CostBaseForeignCash",
      "kind": "LinkedField",
      "name": "foreignCash",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedGain",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "balance",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uncovered",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "CostBaseReport",
  "abstractKey": null
};
})();

(node as any).hash = "54943308fdab184d4b67e6cdaa1b239d";

export default node;

/**
 * @generated SignedSource<<13fa75e768bcc576bb95f5c600657ab0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CostBaseAdjustmentKind = "CASH_IN_LIEU" | "NOTIONAL" | "RETURN_OF_CAPITAL" | "SPLIT" | "TRANSFER_IN" | "TRANSFER_OUT";
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

const node: ReaderFragment = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "gain",
          "storageKey": null
        }
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "withoutRateCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CostBaseReport",
  "abstractKey": null
};

(node as any).hash = "e265336467226f9fa1c66b9551ba6837";

export default node;

/**
 * @generated SignedSource<<65b516a52f9e521537a6274c005a558f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IncomeView_income$data = {
  readonly stocks: ReadonlyArray<{
    readonly forward: string | null | undefined;
    readonly received: string;
    readonly trailing: string;
    readonly years: ReadonlyArray<string>;
  }>;
  readonly withoutRateCount: number;
  readonly " $fragmentSpreads": FragmentRefs<"ComingPayments_income" | "IncomeByAccount_income" | "IncomeByStock_income" | "IncomeMonths_income" | "IncomeTotals_income">;
  readonly " $fragmentType": "IncomeView_income";
};
export type IncomeView_income$key = {
  readonly " $data"?: IncomeView_income$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeView_income">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IncomeView_income",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IncomeOfStock",
      "kind": "LinkedField",
      "name": "stocks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "received",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trailing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forward",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "years",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withoutRateCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IncomeTotals_income"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IncomeMonths_income"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ComingPayments_income"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IncomeByStock_income"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "IncomeByAccount_income"
    }
  ],
  "type": "Income",
  "abstractKey": null
};

(node as any).hash = "e1783e2d3ff27e513d8fc8f7d3b0b175";

export default node;

/**
 * @generated SignedSource<<4be963606a398be60249fcd3fd4561e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TransactionType = "BUY" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type CostBaseLedger_report$data = {
  readonly events: ReadonlyArray<{
    readonly amountInCad: string;
    readonly computation: {
      readonly costBaseBefore: string;
      readonly costOfSold: string | null | undefined;
      readonly feeInCad: string;
      readonly superficial: {
        readonly addedToOther: string;
        readonly sharesBought: string;
        readonly sharesBoughtByOther: string;
        readonly sharesHeld: string;
        readonly sharesReplaced: string;
        readonly windowEnd: string;
        readonly windowStart: string;
      } | null | undefined;
    } | null | undefined;
    readonly costBaseAfter: string;
    readonly date: string;
    readonly deniedLoss: string | null | undefined;
    readonly fee: string;
    readonly gain: string | null | undefined;
    readonly isRateSimulated: boolean;
    readonly isSuperficial: boolean;
    readonly portfolioName: string;
    readonly price: string;
    readonly quantity: string;
    readonly rate: string;
    readonly settlementDate: string;
    readonly sharesAfter: string;
    readonly symbol: string;
    readonly type: TransactionType;
  }>;
  readonly year: number;
  readonly " $fragmentType": "CostBaseLedger_report";
};
export type CostBaseLedger_report$key = {
  readonly " $data"?: CostBaseLedger_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"CostBaseLedger_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CostBaseLedger_report",
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
      "concreteType": "CostBaseEvent",
      "kind": "LinkedField",
      "name": "events",
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
          "name": "settlementDate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "price",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRateSimulated",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSuperficial",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deniedLoss",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CostBaseComputation",
          "kind": "LinkedField",
          "name": "computation",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "costBaseBefore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "feeInCad",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "costOfSold",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SuperficialLoss",
              "kind": "LinkedField",
              "name": "superficial",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "windowStart",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "windowEnd",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sharesBought",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sharesHeld",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sharesReplaced",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sharesBoughtByOther",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "addedToOther",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CostBaseReport",
  "abstractKey": null
};

(node as any).hash = "62a873970ce89927a4cde2c96e6ea26a";

export default node;

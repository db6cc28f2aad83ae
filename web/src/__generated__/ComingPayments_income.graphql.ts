/**
 * @generated SignedSource<<c76e5c50a518fd18dc163cd393b2a2ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type ComingPayments_income$data = {
  readonly coming: ReadonlyArray<{
    readonly amount: string;
    readonly date: string;
    readonly isDeclared: boolean;
    readonly paidIn: Currency;
    readonly perShare: string;
    readonly quantity: string;
    readonly stockId: string;
    readonly symbol: string;
  }>;
  readonly currency: Currency;
  readonly year: number;
  readonly " $fragmentType": "ComingPayments_income";
};
export type ComingPayments_income$key = {
  readonly " $data"?: ComingPayments_income$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComingPayments_income">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComingPayments_income",
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
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ComingIncome",
      "kind": "LinkedField",
      "name": "coming",
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
          "name": "stockId",
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
          "name": "quantity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "perShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidIn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDeclared",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Income",
  "abstractKey": null
};

(node as any).hash = "0b30460c7c8f1cd2100e1ff2d00531e5";

export default node;

/**
 * @generated SignedSource<<620a119fcedc3aa5afa9daaff549397f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type IncomeByStock_income$data = {
  readonly currency: Currency;
  readonly stocks: ReadonlyArray<{
    readonly companyName: string | null | undefined;
    readonly cost: string | null | undefined;
    readonly forward: string | null | undefined;
    readonly received: string;
    readonly stock: {
      readonly id: string;
    } | null | undefined;
    readonly symbol: string | null | undefined;
    readonly years: ReadonlyArray<string>;
    readonly yieldOnCost: string | null | undefined;
    readonly yieldOnValue: string | null | undefined;
  }>;
  readonly year: number;
  readonly " $fragmentType": "IncomeByStock_income";
};
export type IncomeByStock_income$key = {
  readonly " $data"?: IncomeByStock_income$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeByStock_income">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IncomeByStock_income",
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
      "concreteType": "IncomeOfStock",
      "kind": "LinkedField",
      "name": "stocks",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Stock",
          "kind": "LinkedField",
          "name": "stock",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
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
          "name": "companyName",
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
          "name": "received",
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
          "name": "yieldOnCost",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "yieldOnValue",
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
    }
  ],
  "type": "Income",
  "abstractKey": null
};

(node as any).hash = "95cd49c66a50655c6397de91af7111c6";

export default node;

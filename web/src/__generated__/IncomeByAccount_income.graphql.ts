/**
 * @generated SignedSource<<82878e505193ae5970f4ca6405b0a1e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type IncomeByAccount_income$data = {
  readonly accounts: ReadonlyArray<{
    readonly forward: string | null | undefined;
    readonly name: string;
    readonly portfolio: {
      readonly id: string;
    } | null | undefined;
    readonly received: string;
    readonly trailing: string;
  }>;
  readonly currency: Currency;
  readonly year: number;
  readonly " $fragmentType": "IncomeByAccount_income";
};
export type IncomeByAccount_income$key = {
  readonly " $data"?: IncomeByAccount_income$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeByAccount_income">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IncomeByAccount_income",
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
      "concreteType": "IncomeOfAccount",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Portfolio",
          "kind": "LinkedField",
          "name": "portfolio",
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
          "name": "name",
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
          "name": "trailing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forward",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Income",
  "abstractKey": null
};

(node as any).hash = "49fa025555b0a6841edfd02f5b36f8de";

export default node;

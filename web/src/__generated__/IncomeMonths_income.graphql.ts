/**
 * @generated SignedSource<<321ae0cf0f1e52650b0ad417a8f9a7b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type IncomeMonths_income$data = {
  readonly currency: Currency;
  readonly months: ReadonlyArray<{
    readonly before: string;
    readonly expected: string;
    readonly received: string;
  }>;
  readonly year: number;
  readonly " $fragmentType": "IncomeMonths_income";
};
export type IncomeMonths_income$key = {
  readonly " $data"?: IncomeMonths_income$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeMonths_income">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IncomeMonths_income",
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
      "concreteType": "IncomeMonth",
      "kind": "LinkedField",
      "name": "months",
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
          "name": "expected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Income",
  "abstractKey": null
};

(node as any).hash = "edcac6b48d8ae0dbb175b0b24dfff2bd";

export default node;

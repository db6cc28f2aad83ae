/**
 * @generated SignedSource<<bf4160726ef7f1201ba34172fa1f75f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type IncomeTotals_income$data = {
  readonly currency: Currency;
  readonly declared: string;
  readonly expected: string;
  readonly forward: string | null | undefined;
  readonly received: string;
  readonly receivedBefore: string;
  readonly returnOfCapital: string;
  readonly withheld: string;
  readonly year: number;
  readonly yieldOnCost: string | null | undefined;
  readonly yieldOnValue: string | null | undefined;
  readonly " $fragmentType": "IncomeTotals_income";
};
export type IncomeTotals_income$key = {
  readonly " $data"?: IncomeTotals_income$data;
  readonly " $fragmentSpreads": FragmentRefs<"IncomeTotals_income">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IncomeTotals_income",
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
      "kind": "ScalarField",
      "name": "received",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedBefore",
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
      "name": "returnOfCapital",
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
      "name": "declared",
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
    }
  ],
  "type": "Income",
  "abstractKey": null
};

(node as any).hash = "26f2c69d3a2a1d72d576bc3fc6b96117";

export default node;

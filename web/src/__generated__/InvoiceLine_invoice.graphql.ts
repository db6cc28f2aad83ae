/**
 * @generated SignedSource<<fccd81be4dcc128d2e0e02465e7d1d08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceLine_invoice$data = {
  readonly items: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly number: string;
  readonly planName: string | null | undefined;
  readonly startDate: string;
  readonly total: string;
  readonly " $fragmentType": "InvoiceLine_invoice";
};
export type InvoiceLine_invoice$key = {
  readonly " $data"?: InvoiceLine_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceLine_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceLine_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "996755639e01be4259491a985002ef4f";

export default node;

/**
 * @generated SignedSource<<bacaa206acd61f07093301b09a43000a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceReceipt_invoice$data = {
  readonly emailTo: string;
  readonly number: string;
  readonly startDate: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_invoice">;
  readonly " $fragmentType": "InvoiceReceipt_invoice";
};
export type InvoiceReceipt_invoice$key = {
  readonly " $data"?: InvoiceReceipt_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceReceipt_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceReceipt_invoice",
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
      "name": "emailTo",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoiceTable_invoice"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "a3ecc5168313b7d4a4396ca4b62a3857";

export default node;

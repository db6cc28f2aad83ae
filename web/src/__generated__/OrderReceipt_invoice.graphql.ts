/**
 * @generated SignedSource<<f3dbdb06f2093bf2640028c592b52a7e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderReceipt_invoice$data = {
  readonly endDate: string;
  readonly number: string;
  readonly renewalDate: string | null | undefined;
  readonly startDate: string;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_invoice">;
  readonly " $fragmentType": "OrderReceipt_invoice";
};
export type OrderReceipt_invoice$key = {
  readonly " $data"?: OrderReceipt_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderReceipt_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderReceipt_invoice",
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
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renewalDate",
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

(node as any).hash = "1cb9e4af5cc53d6d27d2240728b8eb71";

export default node;

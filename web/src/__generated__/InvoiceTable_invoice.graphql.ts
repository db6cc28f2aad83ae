/**
 * @generated SignedSource<<9a17c16bf88d7f757a883f27edc23147>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TaxKind = "GST" | "QST";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceTable_invoice$data = {
  readonly endDate: string;
  readonly items: ReadonlyArray<{
    readonly isMonthly: boolean;
    readonly name: string;
    readonly priceCents: number;
  }>;
  readonly promoCents: number | null | undefined;
  readonly promoName: string | null | undefined;
  readonly startDate: string;
  readonly subtotalCents: number;
  readonly taxes: ReadonlyArray<{
    readonly amountCents: number;
    readonly kind: TaxKind | null | undefined;
  }>;
  readonly totalCents: number;
  readonly " $fragmentType": "InvoiceTable_invoice";
};
export type InvoiceTable_invoice$key = {
  readonly " $data"?: InvoiceTable_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceTable_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceTable_invoice",
  "selections": [
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMonthly",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subtotalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceTax",
      "kind": "LinkedField",
      "name": "taxes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amountCents",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promoName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promoCents",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "fc25f438edc72b512d3c7c95e3f39e28";

export default node;

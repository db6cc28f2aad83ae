/**
 * @generated SignedSource<<8aed7e4007075872f046c6d298892a46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentChoice_paymentMethods$data = {
  readonly methods: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly isExpired: boolean;
    readonly paymentMethodId: string;
    readonly " $fragmentSpreads": FragmentRefs<"CardLine_method">;
  }>;
  readonly " $fragmentType": "PaymentChoice_paymentMethods";
};
export type PaymentChoice_paymentMethods$key = {
  readonly " $data"?: PaymentChoice_paymentMethods$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentChoice_paymentMethods">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentChoice_paymentMethods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "methods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paymentMethodId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isExpired",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CardLine_method"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentMethods",
  "abstractKey": null
};

(node as any).hash = "b58b62590023497ad3cecab53ebd1b6c";

export default node;

/**
 * @generated SignedSource<<5f11aad884241946e0c0cedf1142cdef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CardRow_subscription$data = {
  readonly defaultPaymentMethod: {
    readonly isExpired: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"CardLine_method">;
  } | null | undefined;
  readonly " $fragmentType": "CardRow_subscription";
};
export type CardRow_subscription$key = {
  readonly " $data"?: CardRow_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardRow_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardRow_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "defaultPaymentMethod",
      "plural": false,
      "selections": [
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
  "type": "PlanSubscription",
  "abstractKey": null
};

(node as any).hash = "525fb43dd310cc809be67f5538568acf";

export default node;

/**
 * @generated SignedSource<<4948f629eadd8494fc9d44c9badcc584>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentProviderKind = "SANDBOX" | "STRIPE";
import type { FragmentRefs } from "relay-runtime";
export type useCardProvider_provider$data = {
  readonly kind: PaymentProviderKind;
  readonly publicKey: string;
  readonly " $fragmentType": "useCardProvider_provider";
};
export type useCardProvider_provider$key = {
  readonly " $data"?: useCardProvider_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"useCardProvider_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useCardProvider_provider",
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
      "name": "publicKey",
      "storageKey": null
    }
  ],
  "type": "PaymentProvider",
  "abstractKey": null
};

(node as any).hash = "42731cbbe093079f7900306b760e6312";

export default node;

/**
 * @generated SignedSource<<a4ddea578c57242dcd43a2d9fa418d4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PaymentProviderKind = "SANDBOX" | "STRIPE";
import type { FragmentRefs } from "relay-runtime";
export type ClimateNote_provider$data = {
  readonly kind: PaymentProviderKind;
  readonly " $fragmentType": "ClimateNote_provider";
};
export type ClimateNote_provider$key = {
  readonly " $data"?: ClimateNote_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClimateNote_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClimateNote_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "PaymentProvider",
  "abstractKey": null
};

(node as any).hash = "cd5a653bf946033587c72b9a7b4373d6";

export default node;

/**
 * @generated SignedSource<<a980425213a0276dc3129f965261304e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaymentDefault_subscription$data = {
  readonly endOfGracePeriod: string | null | undefined;
  readonly paymentDefaultReason: string | null | undefined;
  readonly " $fragmentType": "PaymentDefault_subscription";
};
export type PaymentDefault_subscription$key = {
  readonly " $data"?: PaymentDefault_subscription$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentDefault_subscription">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentDefault_subscription",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentDefaultReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endOfGracePeriod",
      "storageKey": null
    }
  ],
  "type": "PlanSubscription",
  "abstractKey": null
};

(node as any).hash = "2101b0c6629185c0a3d059d8d2bb29ae";

export default node;

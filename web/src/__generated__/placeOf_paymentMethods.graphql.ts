/**
 * @generated SignedSource<<3ff3d117ca95c94b781bafa9fbf2245c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type placeOf_paymentMethods$data = {
  readonly billingAddress: {
    readonly " $fragmentSpreads": FragmentRefs<"readAddress_address">;
  } | null | undefined;
  readonly " $fragmentType": "placeOf_paymentMethods";
};
export type placeOf_paymentMethods$key = {
  readonly " $data"?: placeOf_paymentMethods$data;
  readonly " $fragmentSpreads": FragmentRefs<"placeOf_paymentMethods">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "placeOf_paymentMethods"
};

(node as any).hash = "0b1b8e87717fb5f2855ce0fe74b0e6d8";

export default node;

/**
 * @generated SignedSource<<7cfdbdebf1ebc60767647b6909536a1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type cardChoice_paymentMethods$data = {
  readonly methods: ReadonlyArray<{
    readonly isDefault: boolean;
    readonly isExpired: boolean;
    readonly paymentMethodId: string;
  }>;
  readonly " $fragmentType": "cardChoice_paymentMethods";
};
export type cardChoice_paymentMethods$key = {
  readonly " $data"?: cardChoice_paymentMethods$data;
  readonly " $fragmentSpreads": FragmentRefs<"cardChoice_paymentMethods">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "cardChoice_paymentMethods"
};

(node as any).hash = "7a5a5b3b7108e218912cb50ce10f1f50";

export default node;

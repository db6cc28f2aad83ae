/**
 * @generated SignedSource<<3a84c4d3e0c556cfd1db0800e44f409d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readAddress_address$data = {
  readonly country: string;
  readonly postalCode: string | null | undefined;
  readonly province: string | null | undefined;
  readonly " $fragmentType": "readAddress_address";
};
export type readAddress_address$key = {
  readonly " $data"?: readAddress_address$data;
  readonly " $fragmentSpreads": FragmentRefs<"readAddress_address">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readAddress_address"
};

(node as any).hash = "e07b1592fdfa6bd399ab0d4a352351ef";

export default node;

/**
 * @generated SignedSource<<2b02c9bb5f308bad6aa8dc9923d4dc57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pushSettings_settings$data = {
  readonly lists: ReadonlyArray<{
    readonly isPushed: boolean;
    readonly list: {
      readonly id: string;
    } | null | undefined;
    readonly name: string;
  }>;
  readonly quietHours: {
    readonly from: number;
    readonly until: number;
  } | null | undefined;
  readonly " $fragmentType": "pushSettings_settings";
};
export type pushSettings_settings$key = {
  readonly " $data"?: pushSettings_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"pushSettings_settings">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pushSettings_settings"
};

(node as any).hash = "80b8a023b00e0d7310156401774a7ca5";

export default node;

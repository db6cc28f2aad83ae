/**
 * @generated SignedSource<<33829eb64650c796ef4d5c786b8ca199>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type pushSettings_settings$data = {
  readonly browsers: ReadonlyArray<{
    readonly endpoint: string;
    readonly since: string;
  }>;
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

(node as any).hash = "4e2d883bfa4d2635c306537aebc26084";

export default node;

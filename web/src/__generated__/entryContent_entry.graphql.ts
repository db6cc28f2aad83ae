/**
 * @generated SignedSource<<757cb80444c26ab9b3664fcd5c5311fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryContent_entry$data = {
  readonly thresholds: {
    readonly t200: string | null | undefined;
    readonly t400: string | null | undefined;
    readonly t600: string | null | undefined;
    readonly t800: string | null | undefined;
  };
  readonly " $fragmentType": "entryContent_entry";
};
export type entryContent_entry$key = {
  readonly " $data"?: entryContent_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryContent_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryContent_entry"
};

(node as any).hash = "7e743f59f11561ae05e108802766f78e";

export default node;

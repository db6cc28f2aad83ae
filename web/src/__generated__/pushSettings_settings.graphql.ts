/**
 * @generated SignedSource<<3fb3d4361d6ae0beb4c0290d6aaf6d7c>>
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
    readonly listId: string;
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

(node as any).hash = "0d658fb80a144b7a67f48e18a6fa2857";

export default node;

/**
 * @generated SignedSource<<3ea89d8416f9b2e6834cc46f99883c49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type useBoard_list$data = {
  readonly description: string;
  readonly entryCount: number;
  readonly id: string;
  readonly kind: WatchListKind;
  readonly listId: string;
  readonly name: string;
  readonly topEntries: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"watchedEntry_entry">;
  }>;
  readonly version: number;
  readonly " $fragmentType": "useBoard_list";
};
export type useBoard_list$key = {
  readonly " $data"?: useBoard_list$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_list">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useBoard_list"
};

(node as any).hash = "1e03c806525567781f6dac1a82c77529";

export default node;

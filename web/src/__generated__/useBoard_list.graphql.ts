/**
 * @generated SignedSource<<d7a31c876fbf7f02443c22c17f74b630>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type useBoard_list$data = {
  readonly beyondPlan: {
    readonly planName: string | null | undefined;
  } | null | undefined;
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

(node as any).hash = "dced1b75aec5fc3209a763ffee4e4f30";

export default node;

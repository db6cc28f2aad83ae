/**
 * @generated SignedSource<<cec30a4626f0c562ead82eaaa61e3211>>
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
  readonly levelCounts: ReadonlyArray<{
    readonly count: number;
    readonly level: number;
  }> | null | undefined;
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

(node as any).hash = "214f95abee3d0c845dd36cd3bd401bfe";

export default node;

/**
 * @generated SignedSource<<d1c27c64e0bf09f0d7f3ebd5a5463cd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type listUsage_usage$data = {
  readonly buyLists: {
    readonly limit: number;
    readonly used: number;
  };
  readonly canAddBuyList: boolean;
  readonly canAddEntry: boolean;
  readonly canAddSellList: boolean;
  readonly entries: {
    readonly limit: number;
    readonly used: number;
  };
  readonly sellLists: {
    readonly limit: number;
    readonly used: number;
  };
  readonly " $fragmentType": "listUsage_usage";
};
export type listUsage_usage$key = {
  readonly " $data"?: listUsage_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"listUsage_usage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "listUsage_usage"
};

(node as any).hash = "ec500f4b533733fac7d5516a458d5875";

export default node;

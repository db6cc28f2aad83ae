/**
 * @generated SignedSource<<eb8474b6c38f8c8b3a5bc0ab3c051a84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ownUse_usage$data = {
  readonly buyLists: {
    readonly limit: number;
    readonly used: number;
  };
  readonly canAddBuyList: boolean;
  readonly canAddEntry: boolean;
  readonly canAddPortfolio: boolean;
  readonly canAddSellList: boolean;
  readonly entries: {
    readonly limit: number;
    readonly used: number;
  };
  readonly planName: string;
  readonly portfolioStocks: {
    readonly limit: number;
    readonly used: number;
  };
  readonly portfolios: {
    readonly limit: number;
    readonly used: number;
  };
  readonly sellLists: {
    readonly limit: number;
    readonly used: number;
  };
  readonly " $fragmentType": "ownUse_usage";
};
export type ownUse_usage$key = {
  readonly " $data"?: ownUse_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownUse_usage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownUse_usage"
};

(node as any).hash = "96224a6f39f0259f9e81a357efad6c46";

export default node;

/**
 * @generated SignedSource<<9bf0594515371b20833ca6da00758bbf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type planOffers_usage$data = {
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
  readonly " $fragmentType": "planOffers_usage";
};
export type planOffers_usage$key = {
  readonly " $data"?: planOffers_usage$data;
  readonly " $fragmentSpreads": FragmentRefs<"planOffers_usage">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planOffers_usage"
};

(node as any).hash = "e7c2658eac3fc5a4c7a45198645cec84";

export default node;

/**
 * @generated SignedSource<<a10538e8699d03f2b5b6930a10e1e87e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type planOffers_plan$data = {
  readonly buyLists: number;
  readonly combinedLists: number;
  readonly currency: Currency;
  readonly displayOrder: number;
  readonly entries: number;
  readonly name: string;
  readonly portfolioStocks: number;
  readonly portfolios: number;
  readonly priceCents: number;
  readonly sellLists: number;
  readonly " $fragmentType": "planOffers_plan";
};
export type planOffers_plan$key = {
  readonly " $data"?: planOffers_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"planOffers_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "planOffers_plan"
};

(node as any).hash = "347bc73c8e24ed332747c78fcc608251";

export default node;

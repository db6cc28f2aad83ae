/**
 * @generated SignedSource<<7dac3eb86a738825c5738f07da90cabe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AiKey = "PARTNERSHIPS" | "QUESTIONS" | "SENTIMENTS" | "SIMILAR_COMPANIES";
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type offeredPlan_plan$data = {
  readonly aiKeys: ReadonlyArray<AiKey>;
  readonly buyLists: number;
  readonly combinedLists: number;
  readonly currency: Currency;
  readonly displayOrder: number;
  readonly entries: number;
  readonly name: string;
  readonly newsPerStock: number;
  readonly portfolioStocks: number;
  readonly portfolios: number;
  readonly priceCents: number;
  readonly priceId: string | null | undefined;
  readonly sellLists: number;
  readonly " $fragmentType": "offeredPlan_plan";
};
export type offeredPlan_plan$key = {
  readonly " $data"?: offeredPlan_plan$data;
  readonly " $fragmentSpreads": FragmentRefs<"offeredPlan_plan">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offeredPlan_plan"
};

(node as any).hash = "c0cc4077e0c7802cd2842e7cb323e74f";

export default node;

/**
 * @generated SignedSource<<e21dab4247d696b32cf0b21bdf589cf0>>
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
  readonly price: string;
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

(node as any).hash = "9a4bc48f6a81e311c1479a69eba603d4";

export default node;

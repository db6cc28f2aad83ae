/**
 * @generated SignedSource<<6f5d39aa3633673dfc8538b03447d3e5>>
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
  readonly price: string;
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

(node as any).hash = "fa8e49403d3ad56a53680b304b16203a";

export default node;

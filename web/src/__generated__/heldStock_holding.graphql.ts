/**
 * @generated SignedSource<<4f39579ab7df8e2e3017937334a53655>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type heldStock_holding$data = {
  readonly beyondPlan: {
    readonly planName: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly lotCount: number;
  readonly note: string;
  readonly portfolioId: string;
  readonly pricedAt: string | null | undefined;
  readonly proceeds: string;
  readonly purchasedShareCount: string;
  readonly purchases: string;
  readonly realizedGain: string;
  readonly soldShareCount: string;
  readonly stock: {
    readonly change: string;
    readonly changePercent: string;
    readonly companyName: string;
    readonly currency: Currency;
    readonly exchange: string;
    readonly id: string;
    readonly isIntraday: boolean;
    readonly lastPrice: string | null | undefined;
    readonly lastPriceAt: string | null | undefined;
    readonly stockId: string;
    readonly symbol: string;
  };
  readonly " $fragmentType": "heldStock_holding";
};
export type heldStock_holding$key = {
  readonly " $data"?: heldStock_holding$data;
  readonly " $fragmentSpreads": FragmentRefs<"heldStock_holding">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "heldStock_holding"
};

(node as any).hash = "60c9413d9815e51088cc4ab2051abe93";

export default node;

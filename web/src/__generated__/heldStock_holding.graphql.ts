/**
 * @generated SignedSource<<15c7a5684efebd8acacc4c397d22b786>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type heldStock_holding$data = {
  readonly averagePrice: string;
  readonly id: string;
  readonly lotCount: number;
  readonly marketValue: string;
  readonly note: string;
  readonly portfolioId: string;
  readonly pricedAt: string | null | undefined;
  readonly proceeds: string;
  readonly purchasedShareCount: string;
  readonly realizedGain: string;
  readonly shareCount: string;
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
  readonly unrealizedGain: string;
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

(node as any).hash = "b2465da6c598c1709042a6a9f5d88d51";

export default node;

/**
 * @generated SignedSource<<d5434440b94fe6cb4f5534410569b9d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type watchedEntry_entry$data = {
  readonly beyondPlan: {
    readonly planName: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly score: number;
  readonly scoredPrice: string | null | undefined;
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
    readonly marketCap: string | null | undefined;
    readonly sector: string | null | undefined;
    readonly stockId: string;
    readonly symbol: string;
    readonly yearHigh: string | null | undefined;
    readonly yearLow: string | null | undefined;
  };
  readonly thresholds: {
    readonly t200: string | null | undefined;
    readonly t400: string | null | undefined;
    readonly t600: string | null | undefined;
    readonly t800: string | null | undefined;
  };
  readonly " $fragmentType": "watchedEntry_entry";
};
export type watchedEntry_entry$key = {
  readonly " $data"?: watchedEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"watchedEntry_entry">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "watchedEntry_entry"
};

(node as any).hash = "ebf2595a7eda849d83139b8717b1f5aa";

export default node;

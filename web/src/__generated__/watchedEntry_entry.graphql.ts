/**
 * @generated SignedSource<<d30392604de7b44a9966017e61175d76>>
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
  readonly " $fragmentSpreads": FragmentRefs<"entryContent_entry">;
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

(node as any).hash = "72f80ab904cd897a1033eb9f1d301906";

export default node;

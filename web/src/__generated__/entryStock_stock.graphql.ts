/**
 * @generated SignedSource<<d01c7c772065ab624430539125e7cabf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type entryStock_stock$data = {
  readonly change: string;
  readonly changePercent: string;
  readonly companyName: string;
  readonly currency: Currency;
  readonly exchange: string;
  readonly id: string;
  readonly lastPrice: string | null | undefined;
  readonly stockId: string;
  readonly symbol: string;
  readonly yearHigh: string | null | undefined;
  readonly yearLow: string | null | undefined;
  readonly " $fragmentType": "entryStock_stock";
};
export type entryStock_stock$key = {
  readonly " $data"?: entryStock_stock$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryStock_stock">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "entryStock_stock"
};

(node as any).hash = "50d11b25984366406fbe64823bf4c163";

export default node;

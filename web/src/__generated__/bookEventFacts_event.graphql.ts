/**
 * @generated SignedSource<<98ecfadd37f4d8cc6d9873cb607c45c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookEventKind = "DEPOSIT" | "FEE" | "INCOME" | "INTEREST_PAID" | "NOTIONAL" | "OTHER" | "REINVESTMENT" | "RETURN_OF_CAPITAL" | "SPLIT" | "STOCK_DIVIDEND" | "WITHDRAWAL";
export type Currency = "CAD" | "USD";
export type IncomeKind = "CAPITAL_GAINS" | "ELIGIBLE" | "FOREIGN" | "INTEREST" | "IN_LIEU" | "OTHER" | "TRUST";
import type { FragmentRefs } from "relay-runtime";
export type bookEventFacts_event$data = {
  readonly cash: string;
  readonly cashInLieu: string | null | undefined;
  readonly currency: Currency;
  readonly date: string;
  readonly denominator: string | null | undefined;
  readonly fxRateToCad: string | null | undefined;
  readonly gross: string | null | undefined;
  readonly id: string;
  readonly incomeKind: IncomeKind | null | undefined;
  readonly isEstimate: boolean;
  readonly kind: BookEventKind;
  readonly net: string | null | undefined;
  readonly note: string;
  readonly numerator: string | null | undefined;
  readonly perShare: string | null | undefined;
  readonly quantity: string | null | undefined;
  readonly recordDate: string | null | undefined;
  readonly shareCountAfter: string | null | undefined;
  readonly stockId: string | null | undefined;
  readonly symbol: string | null | undefined;
  readonly version: number;
  readonly withheld: string | null | undefined;
  readonly " $fragmentType": "bookEventFacts_event";
};
export type bookEventFacts_event$key = {
  readonly " $data"?: bookEventFacts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"bookEventFacts_event">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bookEventFacts_event"
};

(node as any).hash = "3eabb26e5a0019e6024e77b1b8342964";

export default node;

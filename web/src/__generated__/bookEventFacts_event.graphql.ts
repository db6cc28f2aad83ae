/**
 * @generated SignedSource<<d59b9ab0e47720e0b232aa07ea6f84d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BookEventKind = "CASH_ADJUSTMENT" | "CURRENCY_EXCHANGE" | "DEPOSIT" | "EXCHANGE" | "FEE" | "INCOME" | "INTEREST_PAID" | "NOTIONAL" | "OPENING_BALANCE" | "OTHER" | "REINVESTMENT" | "RETURN_OF_CAPITAL" | "SPIN_OFF" | "SPLIT" | "STOCK_DIVIDEND" | "SYMBOL_CHANGE" | "TRANSFER" | "TRANSFER_IN" | "WITHDRAWAL";
export type Currency = "CAD" | "USD";
export type IncomeKind = "CAPITAL_GAINS" | "ELIGIBLE" | "FOREIGN" | "INTEREST" | "IN_LIEU" | "OTHER" | "TRUST";
import type { FragmentRefs } from "relay-runtime";
export type bookEventFacts_event$data = {
  readonly cash: string;
  readonly cashInLieu: string | null | undefined;
  readonly costShare: string | null | undefined;
  readonly counterAmount: string | null | undefined;
  readonly counterCurrency: Currency | null | undefined;
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
  readonly otherPortfolioId: string | null | undefined;
  readonly otherPortfolioName: string | null | undefined;
  readonly otherStock: {
    readonly id: string;
  } | null | undefined;
  readonly otherSymbol: string | null | undefined;
  readonly perShare: string | null | undefined;
  readonly portfolioId: string;
  readonly portfolioName: string | null | undefined;
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

(node as any).hash = "a542585194321e0f58bb09dda08a83bb";

export default node;

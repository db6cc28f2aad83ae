/**
 * @generated SignedSource<<fc6dc1a73a43fe525dbef19ffd00c096>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type TransactionType = "BUY" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type lotFacts_lot$data = {
  readonly date: string;
  readonly fee: string | null | undefined;
  readonly fxRateToCad: string | null | undefined;
  readonly gain: string;
  readonly gainPercent: string;
  readonly id: string;
  readonly isImported: boolean;
  readonly isOfEvent: boolean;
  readonly lotId: string;
  readonly note: string;
  readonly presentQuantity: string;
  readonly price: string;
  readonly quantity: string;
  readonly type: TransactionType;
  readonly version: number;
  readonly " $fragmentType": "lotFacts_lot";
};
export type lotFacts_lot$key = {
  readonly " $data"?: lotFacts_lot$data;
  readonly " $fragmentSpreads": FragmentRefs<"lotFacts_lot">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lotFacts_lot"
};

(node as any).hash = "fbb292147ddd3378434db19ecb652a4b";

export default node;

/**
 * @generated SignedSource<<499d015eea9f814646f20d6cbde46ecf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PortfolioOwner = "SELF" | "SPOUSE";
import type { FragmentRefs } from "relay-runtime";
export type lossCheck_check$data = {
  readonly deniedThrough: string | null | undefined;
  readonly losses: ReadonlyArray<{
    readonly deniedBefore: string;
    readonly deniedLoss: string;
    readonly loss: string;
    readonly lostForever: string;
    readonly owner: PortfolioOwner;
    readonly portfolioName: string;
    readonly settlementDate: string;
    readonly windowEnd: string;
  }>;
  readonly purchases: ReadonlyArray<{
    readonly owner: PortfolioOwner;
    readonly portfolioName: string;
    readonly quantity: string;
    readonly settlementDate: string;
  }>;
  readonly sale: {
    readonly deniedLoss: string;
    readonly gain: string;
    readonly isProvisional: boolean;
    readonly lostForever: string;
    readonly owner: PortfolioOwner;
    readonly superficial: {
      readonly addedToOther: string;
    } | null | undefined;
  } | null | undefined;
  readonly settlementDate: string;
  readonly " $fragmentType": "lossCheck_check";
};
export type lossCheck_check$key = {
  readonly " $data"?: lossCheck_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"lossCheck_check">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lossCheck_check"
};

(node as any).hash = "a539e8cb4486db17a55d065e32f013b3";

export default node;

/**
 * @generated SignedSource<<49fcc2c4b7753cb2e7bf7656171057e7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lossCheck_check$data = {
  readonly deniedThrough: string | null | undefined;
  readonly losses: ReadonlyArray<{
    readonly deniedBefore: string;
    readonly deniedLoss: string;
    readonly loss: string;
    readonly lostForever: string;
    readonly portfolioName: string;
    readonly settlementDate: string;
    readonly windowEnd: string;
  }>;
  readonly purchases: ReadonlyArray<{
    readonly portfolioName: string;
    readonly quantity: string;
    readonly settlementDate: string;
  }>;
  readonly sale: {
    readonly deniedLoss: string;
    readonly gain: string;
    readonly isProvisional: boolean;
    readonly lostForever: string;
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

(node as any).hash = "a3aa6b4e33afdef97d6b9aa86d101b1a";

export default node;

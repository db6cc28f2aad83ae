/**
 * @generated SignedSource<<0dfd61e0f385404f162a13110820874b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type ObjectiveKind = "INVESTED_AMOUNT" | "PERCENTAGE_OF_ALL" | "SHARE_COUNT" | "TOTAL_VALUE";
import type { FragmentRefs } from "relay-runtime";
export type presentObjective_objective$data = {
  readonly actualPercent: string;
  readonly kind: ObjectiveKind;
  readonly pricedAt: string | null | undefined;
  readonly progressPercent: string;
  readonly shareCount: string;
  readonly stock: {
    readonly currency: Currency;
    readonly lastPrice: string | null | undefined;
    readonly symbol: string;
  };
  readonly target: string;
  readonly value: string;
  readonly " $fragmentType": "presentObjective_objective";
};
export type presentObjective_objective$key = {
  readonly " $data"?: presentObjective_objective$data;
  readonly " $fragmentSpreads": FragmentRefs<"presentObjective_objective">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "presentObjective_objective"
};

(node as any).hash = "65ab0509517c1ad21fa89df14c6e79b1";

export default node;

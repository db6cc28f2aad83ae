/**
 * @generated SignedSource<<921957689542213d928e51ea6c68762f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
export type ObjectiveKind = "INVESTED_AMOUNT" | "PERCENTAGE_OF_ALL" | "SHARE_COUNT" | "TOTAL_VALUE";
import type { FragmentRefs } from "relay-runtime";
export type ownObjective_objective$data = {
  readonly id: string;
  readonly kind: ObjectiveKind;
  readonly stock: {
    readonly companyName: string;
    readonly currency: Currency;
    readonly id: string;
    readonly stockId: string;
    readonly symbol: string;
  };
  readonly target: string;
  readonly " $fragmentType": "ownObjective_objective";
};
export type ownObjective_objective$key = {
  readonly " $data"?: ownObjective_objective$data;
  readonly " $fragmentSpreads": FragmentRefs<"ownObjective_objective">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ownObjective_objective"
};

(node as any).hash = "4188ecc4afaf28bc37d92d914e097096";

export default node;

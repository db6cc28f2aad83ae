/**
 * @generated SignedSource<<31bfbc416add8a0e6078ffc941327df9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type useOverallReturn_performance$data = {
  readonly benchmark: {
    readonly stockId: string;
    readonly symbol: string;
  } | null | undefined;
  readonly currency: Currency;
  readonly isSample: boolean;
  readonly line: {
    readonly benchmark: ReadonlyArray<string>;
    readonly firstDate: string | null | undefined;
    readonly payments: ReadonlyArray<string>;
    readonly purchases: ReadonlyArray<string>;
    readonly sales: ReadonlyArray<string>;
    readonly timeWeighted: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "useOverallReturn_performance";
};
export type useOverallReturn_performance$key = {
  readonly " $data"?: useOverallReturn_performance$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOverallReturn_performance">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useOverallReturn_performance"
};

(node as any).hash = "64bf4bdbb8808f59ce108f21cd3d7193";

export default node;

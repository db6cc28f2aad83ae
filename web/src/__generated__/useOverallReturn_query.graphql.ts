/**
 * @generated SignedSource<<2544f72d67bcb8d7851bbfb07cd524d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "CAD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type useOverallReturn_query$data = {
  readonly viewer: {
    readonly performance: {
      readonly benchmark: {
        readonly symbol: string;
      } | null | undefined;
      readonly currency: Currency;
      readonly isSample: boolean;
      readonly line: {
        readonly benchmark: ReadonlyArray<string>;
        readonly firstDate: string | null | undefined;
        readonly timeWeighted: ReadonlyArray<string>;
      };
      readonly nextIncome: {
        readonly amount: string;
        readonly date: string;
        readonly isDeclared: boolean;
        readonly symbol: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "useOverallReturn_query";
};
export type useOverallReturn_query$key = {
  readonly " $data"?: useOverallReturn_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOverallReturn_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "symbol",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOverallReturn_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "days",
              "value": 366
            },
            {
              "kind": "Literal",
              "name": "isBesideMarket",
              "value": true
            }
          ],
          "concreteType": "Performance",
          "kind": "LinkedField",
          "name": "performance",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isSample",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PerformanceLine",
              "kind": "LinkedField",
              "name": "line",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "firstDate",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "timeWeighted",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "benchmark",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PerformanceBenchmark",
              "kind": "LinkedField",
              "name": "benchmark",
              "plural": false,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ComingIncome",
              "kind": "LinkedField",
              "name": "nextIncome",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "date",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDeclared",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "performance(days:366,isBesideMarket:true)"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "37749fe7fd4834d224e0ddb037ed0f42";

export default node;

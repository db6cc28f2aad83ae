/**
 * @generated SignedSource<<dd2749a97efd95f0dbb5035aceb0c06b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useOverallReturn_query$data = {
  readonly viewer: {
    readonly performance: {
      readonly nextIncome: {
        readonly amount: string;
        readonly date: string;
        readonly isDeclared: boolean;
        readonly symbol: string;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"useOverallReturn_performance">;
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
              "kind": "InlineDataFragmentSpread",
              "name": "useOverallReturn_performance",
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "purchases",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "sales",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "payments",
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "stockId",
                      "storageKey": null
                    },
                    (v0/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "args": null,
              "argumentDefinitions": []
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

(node as any).hash = "ea1f2484949648248bd80322f721d1ff";

export default node;

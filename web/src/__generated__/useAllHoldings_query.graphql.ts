/**
 * @generated SignedSource<<d8b8b6a735aff566e1db55e7e5797267>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountKind = "FHSA" | "NON_REGISTERED" | "RESP" | "RRIF" | "RRSP" | "TFSA";
export type Currency = "CAD" | "USD";
export type PortfolioOwner = "SELF" | "SPOUSE";
import type { FragmentRefs } from "relay-runtime";
export type useAllHoldings_query$data = {
  readonly site: {
    readonly cadInUsd: string | null | undefined;
    readonly usdInCad: string | null | undefined;
  };
  readonly viewer: {
    readonly portfolioSummary: {
      readonly rates: ReadonlyArray<{
        readonly from: Currency;
        readonly rate: string;
        readonly to: Currency;
      }>;
    };
    readonly portfolios: ReadonlyArray<{
      readonly accountKind: AccountKind;
      readonly beyondPlan: {
        readonly planName: string | null | undefined;
      } | null | undefined;
      readonly cash: string;
      readonly currency: Currency;
      readonly description: string;
      readonly id: string;
      readonly name: string;
      readonly owner: PortfolioOwner;
      readonly portfolioId: string;
      readonly recentReturns: {
        readonly firstDate: string | null | undefined;
        readonly timeWeighted: ReadonlyArray<string>;
      } | null | undefined;
      readonly statistics: {
        readonly rates: ReadonlyArray<{
          readonly from: Currency;
          readonly rate: string;
          readonly to: Currency;
        }>;
      };
      readonly stocks: ReadonlyArray<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"HoldingObjective_holding" | "heldStock_holding">;
      }>;
      readonly version: number;
    }>;
    readonly preferences: {
      readonly currency: Currency;
    };
  } | null | undefined;
  readonly " $fragmentType": "useAllHoldings_query";
};
export type useAllHoldings_query$key = {
  readonly " $data"?: useAllHoldings_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAllHoldings_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "UsedRate",
    "kind": "LinkedField",
    "name": "rates",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "from",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "to",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rate",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "portfolioId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "BeyondPlan",
  "kind": "LinkedField",
  "name": "beyondPlan",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "planName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useAllHoldings_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": "usdInCad",
          "args": [
            {
              "kind": "Literal",
              "name": "from",
              "value": "USD"
            },
            {
              "kind": "Literal",
              "name": "to",
              "value": "CAD"
            }
          ],
          "kind": "ScalarField",
          "name": "exchangeRate",
          "storageKey": "exchangeRate(from:\"USD\",to:\"CAD\")"
        },
        {
          "alias": "cadInUsd",
          "args": [
            {
              "kind": "Literal",
              "name": "from",
              "value": "CAD"
            },
            {
              "kind": "Literal",
              "name": "to",
              "value": "USD"
            }
          ],
          "kind": "ScalarField",
          "name": "exchangeRate",
          "storageKey": "exchangeRate(from:\"CAD\",to:\"USD\")"
        }
      ],
      "storageKey": null
    },
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
          "args": null,
          "concreteType": "Preferences",
          "kind": "LinkedField",
          "name": "preferences",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PortfolioSummary",
          "kind": "LinkedField",
          "name": "portfolioSummary",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Portfolio",
          "kind": "LinkedField",
          "name": "portfolios",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "description",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "accountKind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "owner",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cash",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            (v4/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "PortfolioStatistics",
              "kind": "LinkedField",
              "name": "statistics",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "RecentReturns",
              "kind": "LinkedField",
              "name": "recentReturns",
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
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PortfolioStock",
              "kind": "LinkedField",
              "name": "stocks",
              "plural": true,
              "selections": [
                (v2/*:: as any*/),
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "heldStock_holding",
                  "selections": [
                    (v2/*:: as any*/),
                    (v3/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "note",
                      "storageKey": null
                    },
                    (v4/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "lotCount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "purchasedShareCount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "soldShareCount",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "realizedGain",
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
                      "name": "proceeds",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "pricedAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Stock",
                      "kind": "LinkedField",
                      "name": "stock",
                      "plural": false,
                      "selections": [
                        (v2/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "stockId",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "symbol",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "companyName",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "exchange",
                          "storageKey": null
                        },
                        (v0/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "lastPrice",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "lastPriceAt",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "change",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "changePercent",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "isIntraday",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "args": null,
                  "argumentDefinitions": []
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "HoldingObjective_holding"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0ce83a18d06a9ad3cdee7174eb707f22";

export default node;

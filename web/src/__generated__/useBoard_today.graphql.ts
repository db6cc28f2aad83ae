/**
 * @generated SignedSource<<e3ef4ed15cfff62efd6837dfdc8b02a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBoard_today$data = {
  readonly today: {
    readonly buyCount: number;
    readonly crossedCount: number;
    readonly isPaymentOwed: boolean;
    readonly lastVisitAt: string | null | undefined;
    readonly newCount: number;
    readonly next: ReadonlyArray<{
      readonly listId: string;
      readonly " $fragmentSpreads": FragmentRefs<"watchedEntry_entry">;
    }>;
    readonly rows: ReadonlyArray<{
      readonly crossedAt: string | null | undefined;
      readonly entry: {
        readonly listId: string;
        readonly " $fragmentSpreads": FragmentRefs<"watchedEntry_entry">;
      };
      readonly isNew: boolean;
    }>;
    readonly sellCount: number;
  };
  readonly " $fragmentType": "useBoard_today";
};
export type useBoard_today$key = {
  readonly " $data"?: useBoard_today$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBoard_today">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "listId",
    "storageKey": null
  },
  {
    "kind": "InlineDataFragmentSpread",
    "name": "watchedEntry_entry",
    "selections": [
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "score",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scoredPrice",
        "storageKey": null
      },
      {
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
      },
      {
        "kind": "InlineDataFragmentSpread",
        "name": "entryContent_entry",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "EntryThresholds",
            "kind": "LinkedField",
            "name": "thresholds",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "t200",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "t400",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "t600",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "t800",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          }
        ],
        "args": null,
        "argumentDefinitions": ([]/*:: as any*/)
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Stock",
        "kind": "LinkedField",
        "name": "stock",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "sector",
            "storageKey": null
          },
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "marketCap",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearLow",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "yearHigh",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useBoard_today",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Today",
      "kind": "LinkedField",
      "name": "today",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastVisitAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPaymentOwed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buyCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sellCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "crossedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TodayRow",
          "kind": "LinkedField",
          "name": "rows",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "crossedAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isNew",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "WatchListEntry",
              "kind": "LinkedField",
              "name": "entry",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "WatchListEntry",
          "kind": "LinkedField",
          "name": "next",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "b38780ce1885b40f5881cacb9b9e1ec2";

export default node;

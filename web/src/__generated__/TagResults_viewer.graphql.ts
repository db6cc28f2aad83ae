/**
 * @generated SignedSource<<58367cd2a27679a8aef7bbde23c32386>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScoreBasis = "FIFTY_TWO_WEEKS" | "THRESHOLDS" | "THRESHOLDS_THEN_FIFTY_TWO_WEEKS";
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type TagResults_viewer$data = {
  readonly preferences: {
    readonly buyListScoreBasis: ScoreBasis;
  };
  readonly stocksByTags: ReadonlyArray<{
    readonly id: string;
    readonly tags: ReadonlyArray<{
      readonly name: string;
      readonly value: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"FoundStock_stock" | "StockTable_stock">;
  }>;
  readonly tagGroups: ReadonlyArray<{
    readonly name: string;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly watchLists: ReadonlyArray<{
    readonly kind: WatchListKind;
    readonly listId: string;
  }>;
  readonly " $fragmentType": "TagResults_viewer";
};
export type TagResults_viewer$key = {
  readonly " $data"?: TagResults_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagResults_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tags"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TagResults_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Preferences",
      "kind": "LinkedField",
      "name": "preferences",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "buyListScoreBasis",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WatchList",
      "kind": "LinkedField",
      "name": "watchLists",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "listId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TagGroup",
      "kind": "LinkedField",
      "name": "tagGroups",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "values",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "tags",
          "variableName": "tags"
        }
      ],
      "concreteType": "Stock",
      "kind": "LinkedField",
      "name": "stocksByTags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Tag",
          "kind": "LinkedField",
          "name": "tags",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FoundStock_stock"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "StockTable_stock"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "9ab3adb051f04b714b3526418e5dfc8a";

export default node;

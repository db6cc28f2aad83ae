/**
 * @generated SignedSource<<6bfea2b97f444aee48cc00dd82b307f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WatchListKind = "BUY" | "OTHERS" | "SELL";
import type { FragmentRefs } from "relay-runtime";
export type ListSelector_viewer$data = {
  readonly portfolios: ReadonlyArray<{
    readonly name: string;
    readonly portfolioId: string;
  }> | null | undefined;
  readonly watchLists: ReadonlyArray<{
    readonly kind: WatchListKind;
    readonly listId: string;
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "ListSelector_viewer";
};
export type ListSelector_viewer$key = {
  readonly " $data"?: ListSelector_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ListSelector_viewer">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ListSelector_viewer",
  "selections": [
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
        (v0/*:: as any*/),
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
      "concreteType": "Portfolio",
      "kind": "LinkedField",
      "name": "portfolios",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "portfolioId",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "cfe1be737a0a584b689ef166a388073e";

export default node;

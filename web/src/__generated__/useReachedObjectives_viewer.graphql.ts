/**
 * @generated SignedSource<<6d36837414cc1d8a08b74b284635118c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReachedObjectives_viewer$data = {
  readonly objectives: ReadonlyArray<{
    readonly id: string;
    readonly isPostponed: boolean;
    readonly progressPercent: string;
    readonly stock: {
      readonly stockId: string;
      readonly symbol: string;
    };
  }> | null | undefined;
  readonly " $fragmentType": "useReachedObjectives_viewer";
};
export type useReachedObjectives_viewer$key = {
  readonly " $data"?: useReachedObjectives_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReachedObjectives_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useReachedObjectives_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Objective",
      "kind": "LinkedField",
      "name": "objectives",
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
          "kind": "ScalarField",
          "name": "isPostponed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "progressPercent",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "24f1c982604d3beaae1bc1eab7ad5d33";

export default node;

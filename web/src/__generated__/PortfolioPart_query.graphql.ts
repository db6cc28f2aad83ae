/**
 * @generated SignedSource<<0eb79592d181de889fd91130c5161bc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PortfolioPart_query$data = {
  readonly viewer: {
    readonly portfolios: ReadonlyArray<{
      readonly stocks: ReadonlyArray<{
        readonly purchasedShareCount: string;
        readonly soldShareCount: string;
        readonly stock: {
          readonly id: string;
        };
      }>;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PortfolioPart_query";
};
export type PortfolioPart_query$key = {
  readonly " $data"?: PortfolioPart_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortfolioPart_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PortfolioPart_query",
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
          "args": null,
          "concreteType": "Portfolio",
          "kind": "LinkedField",
          "name": "portfolios",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PortfolioStock",
              "kind": "LinkedField",
              "name": "stocks",
              "plural": true,
              "selections": [
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
                  "concreteType": "Stock",
                  "kind": "LinkedField",
                  "name": "stock",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "8e0308e86a50211f1e7277c9dc8a0169";

export default node;

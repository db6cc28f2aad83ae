/**
 * @generated SignedSource<<a160163b84674e41c107aed9bd99179c>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useAllHoldings_query">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useAllHoldings_query"
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

(node as any).hash = "bfc0ed77e5b5a4da319898e4d483b6be";

export default node;

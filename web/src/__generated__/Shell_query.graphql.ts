/**
 * @generated SignedSource<<ff0e5c472f39d31e31023a9e6c7b9df0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExchangeRateSource = "BANK_OF_CANADA";
import type { FragmentRefs } from "relay-runtime";
export type Shell_query$data = {
  readonly site: {
    readonly contactEmail: string | null | undefined;
    readonly exchangeRateSource: ExchangeRateSource | null | undefined;
    readonly isMarketSimulated: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SignedInBar_site">;
  };
  readonly viewer: {
    readonly changesCursor: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"SignedInBar_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "Shell_query";
};
export type Shell_query$key = {
  readonly " $data"?: Shell_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"Shell_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Shell_query",
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
          "kind": "ScalarField",
          "name": "changesCursor",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignedInBar_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMarketSimulated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "exchangeRateSource",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contactEmail",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SignedInBar_site"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "b00e1427a353c558c9c04ba8bb8e2eeb";

export default node;
